// Playing a friend: open a room, or join one by its code.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JoinForm } from '../../../../../play/join-form';
import { SetupForm } from '../../../../../play/setup-form';
import { Recent } from '../../../../../replay/recent';
import { Page } from '../../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('online'))('title') };
}

export default function OnlinePage() {
  const t = useTranslations('online');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SetupForm against="friend" />
      <JoinForm />
      <Recent against="friend" />
    </Page>
  );
}
