// The collection opens on the first game.
import { getLocale } from 'next-intl/server';
import { redirect } from '../../../../i18n/navigation';
import { worldIds } from '../../../../worlds/worlds';

export default async function CollectionPage() {
  redirect({ href: `/collection/${worldIds[0]}`, locale: await getLocale() });
}
