// The user's finished matches.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { History } from '../../../../replay/history';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('title') };
}

export default function HistoryPage() {
  const t = useTranslations('history');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <History />
    </Page>
  );
}
