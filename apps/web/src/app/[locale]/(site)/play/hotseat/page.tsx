// Pass and play.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SetupForm } from '../../../../../play/setup-form';
import { Recent } from '../../../../../replay/recent';
import { Page } from '../../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hotseat'))('title') };
}

export default function HotseatPage() {
  const t = useTranslations('hotseat');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SetupForm against="hotseat" />
      <Recent against="hotseat" />
    </Page>
  );
}
