// The deck builder of one game.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Builder } from '../../../../../decks/builder';
import { WidePage } from '../../../../../ui/panel';
import { titleWithWorld } from '../../../../../worlds/title';
import { WorldTabs } from '../../../../../worlds/world-tabs';
import { isWorld } from '../../../../../worlds/worlds';

interface Props {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: await titleWithWorld((await getTranslations('decks'))('title'), game) };
}

export default async function DeckBuilderPage({ params }: Props) {
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
