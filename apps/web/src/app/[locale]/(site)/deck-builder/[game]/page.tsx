// Building decks of one game.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Builder } from '../../../../../decks/builder';
import { WidePage } from '../../../../../ui/panel';
import { WorldTabs } from '../../../../../worlds/world-tabs';
import { isWorld } from '../../../../../worlds/worlds';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('decks'))('title') };
}

export default async function DeckBuilderPage({ params }: { params: Promise<{ game: string }> }) {
  const { game } = await params;
  if (!isWorld(game)) notFound();
  const t = await getTranslations('decks');
  return (
    <WidePage title={t('title')}>
      <WorldTabs game={game} base="/deck-builder" label={t('games')} />
      <Builder key={game} game={game} />
    </WidePage>
  );
}
