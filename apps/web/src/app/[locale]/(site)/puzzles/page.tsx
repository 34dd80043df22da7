// Every puzzle, with the user's progress.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PuzzleList } from '../../../../lessons/puzzle-list';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('puzzles'))('title') };
}

export default function PuzzlesPage() {
  const t = useTranslations('puzzles');
  return (
    <Page title={t('title')} lead={t('lead')} isBroad>
      <PuzzleList />
    </Page>
  );
}
