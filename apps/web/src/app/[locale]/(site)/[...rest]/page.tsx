// Any other address: there is nothing there.
import { notFound } from 'next/navigation';

export default function RestPage() {
  notFound();
}
