// A room by its code: the address to share with a friend.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Room } from '../../../../../play/room';
import { Page } from '../../../../../ui/panel';

interface Props {
  readonly params: Promise<{ code: string }>;
}

const codeIn = async ({ params }: Props): Promise<string> =>
  decodeURIComponent((await params).code).toUpperCase();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${(await getTranslations('room'))('title')} ${await codeIn(props)}` };
}

export default async function RoomPage(props: Props) {
  const t = await getTranslations('room');
  return (
    <Page title={t('title')}>
      <Room code={await codeIn(props)} />
    </Page>
  );
}
