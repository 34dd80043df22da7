// The rules open on the first game.
import { redirect } from '../../../../i18n/navigation';
import { worldIds } from '../../../../worlds/worlds';

export default async function AllRulesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  redirect({ href: `/rules/${worldIds[0]}`, locale });
}
