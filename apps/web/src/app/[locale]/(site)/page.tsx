// Home: open matches, the games, play in one click, rooms.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../i18n/navigation';
import { Continue } from '../../../play/continue';
import { HomeWorlds } from '../../../play/home-worlds';
import { worldIds } from '../../../worlds/worlds';

const item = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-gold';

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: (await getTranslations('home'))('pageTitle', { games: worldIds.length }) } };
}

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 pt-1 pb-5 sm:px-8 table:min-h-16 table:pb-4">
        <h1 className="font-sans text-xl font-normal text-dim">{t('title', { games: worldIds.length })}</h1>
        <Continue />
      </div>
      <HomeWorlds />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-4 sm:px-8">
        <nav aria-label={t('learn')} className="flex flex-wrap gap-x-6">
          <Link href="/learn" className={item}>
            {t('learn')}
          </Link>
          <Link href="/puzzles" className={item}>
            {t('puzzles')}
          </Link>
          <Link href="/history" className={item}>
            {t('history')}
          </Link>
        </nav>
        <nav aria-label={t('rooms')} className="flex flex-wrap gap-x-6">
          <Link href="/play/online" className={item}>
            {t('createRoom')}
          </Link>
          <Link href="/play/online#join" className={item}>
            {t('joinRoom')}
          </Link>
          <Link href="/play/hotseat" className={item}>
            {t('oneScreen')}
          </Link>
        </nav>
      </div>
    </main>
  );
}
