// A room by its code: the address one hands to a friend.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Room } from '../../../../../play/room';
import { Page } from '../../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('room'))('title') };
}

export default async function RoomPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const t = await getTranslations('room');
  return (
    <Page title={t('title')}>
      <Room code={decodeURIComponent(code).toUpperCase()} />
    </Page>
  );
}
