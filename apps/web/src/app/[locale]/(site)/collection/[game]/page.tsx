// Every card of one game.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Collection } from '../../../../../collection/collection';
import { WidePage } from '../../../../../ui/panel';
import { WorldTabs } from '../../../../../worlds/world-tabs';
import { isWorld } from '../../../../../worlds/worlds';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('collection'))('title') };
}

export default async function CollectionPage({ params }: { params: Promise<{ game: string }> }) {
  const { game } = await params;
  if (!isWorld(game)) notFound();
  const t = await getTranslations('collection');
  return (
    <WidePage title={t('title')}>
      <WorldTabs game={game} base="/collection" label={t('games')} />
      <Collection key={game} game={game} />
    </WidePage>
  );
}
