// A guided first match of each game.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { GuideList } from '../../../../lessons/guide-list';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('learn'))('title') };
}

export default function LearnPage() {
  const t = useTranslations('learn');
  return (
    <Page title={t('title')} lead={t('lead')} isBroad>
      <GuideList />
    </Page>
  );
}
