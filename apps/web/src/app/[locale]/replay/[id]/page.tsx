// A finished match by its id.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayScreen } from '../../../../replay/replay';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replay'))('title') };
}

export default async function ReplayPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ReplayScreen id={id} />;
}
