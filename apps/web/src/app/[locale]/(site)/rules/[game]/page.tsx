// The rules of one game.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Rules } from '../../../../../rules/rules';
import { Page } from '../../../../../ui/panel';
import { titleWithWorld } from '../../../../../worlds/title';
import { isWorld } from '../../../../../worlds/worlds';

interface Props {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: await titleWithWorld((await getTranslations('rules'))('title'), game) };
}

export default async function RulesPage({ params }: Props) {
  const { game } = await params;
  if (!isWorld(game)) notFound();
  const t = await getTranslations('rules');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Rules game={game} />
    </Page>
  );
}
