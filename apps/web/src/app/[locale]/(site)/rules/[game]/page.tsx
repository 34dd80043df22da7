// The rules of one game.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Rules } from '../../../../../rules/rules';
import { Page } from '../../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') };
}

export default async function RulesPage({ params }: { params: Promise<{ game: string }> }) {
  const { game } = await params;
  const t = await getTranslations('rules');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Rules game={game} />
    </Page>
  );
}
