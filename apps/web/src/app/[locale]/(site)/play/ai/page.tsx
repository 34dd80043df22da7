// Playing against a bot.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SetupForm } from '../../../../../play/setup-form';
import { Recent } from '../../../../../replay/recent';
import { Page } from '../../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ai'))('title') };
}

export default function AiPage() {
  const t = useTranslations('ai');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SetupForm against="bot" />
      <Recent against="bot" />
    </Page>
  );
}
