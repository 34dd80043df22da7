// Every page but the match: header, page, and the legal line.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../../i18n/navigation';
import { Header } from '../../../ui/header';

export default function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <div className="flex flex-1 flex-col">{children}</div>
      <footer className="px-4 py-4 text-dim sm:px-8">
        <Link href="/legal" className="inline-flex min-h-11 items-center hover:text-gold hover:underline">
          {t('legal')}
        </Link>
      </footer>
    </div>
  );
}
