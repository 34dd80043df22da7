// Any other address: not found.
import { notFound } from 'next/navigation';

// Once its scripts run, Next shows the title of this page, not of the not-found page.
export { generateMetadata } from '../not-found';

export default function RestPage() {
  notFound();
}
