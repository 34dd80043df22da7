// The first page of a new Google account, which has no username yet.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { WelcomeForm } from '../../../../account/welcome-form';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('welcome'))('title') };
}

export default function WelcomePage() {
  const t = useTranslations('welcome');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <WelcomeForm />
    </Page>
  );
}
