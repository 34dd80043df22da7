// The deck builder opens on the first game.
import { getLocale } from 'next-intl/server';
import { redirect } from '../../../../i18n/navigation';
import { worldIds } from '../../../../worlds/worlds';

export default async function DeckBuilderPage() {
  redirect({ href: `/deck-builder/${worldIds[0]}`, locale: await getLocale() });
}
