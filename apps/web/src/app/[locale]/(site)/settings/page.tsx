// Settings, stored in this browser.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsForm } from '../../../../settings/form';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('title') };
}

export default function SettingsPage() {
  const t = useTranslations('settings');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SettingsForm />
    </Page>
  );
}
