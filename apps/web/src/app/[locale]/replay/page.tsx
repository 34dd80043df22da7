// A match saved as a file: opened in the browser, never uploaded.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayScreen } from '../../../replay/replay';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replay'))('fromFile') };
}

export default function SavedMatchPage() {
  return <ReplayScreen id={null} />;
}
