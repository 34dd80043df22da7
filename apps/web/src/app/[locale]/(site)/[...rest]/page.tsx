// Any other address: there is nothing there.
import { notFound } from 'next/navigation';

// Once its scripts run, Next shows the title of the page itself, not of what stands in for it.
export { generateMetadata } from '../not-found';

export default function RestPage() {
  notFound();
}
