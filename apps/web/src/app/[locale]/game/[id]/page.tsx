// A match by its id.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchScreen } from '../../../../match/match';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('match'))('title') };
}

export default async function MatchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <MatchScreen id={id} />;
}
