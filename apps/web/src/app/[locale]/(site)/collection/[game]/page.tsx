// Every card of one game.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Collection } from '../../../../../collection/collection';
import { WidePage } from '../../../../../ui/panel';
import { titleWithWorld } from '../../../../../worlds/title';
import { WorldTabs } from '../../../../../worlds/world-tabs';
import { isWorld } from '../../../../../worlds/worlds';

interface Props {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: await titleWithWorld((await getTranslations('collection'))('title'), game) };
}

export default async function CollectionPage({ params }: Props) {
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
