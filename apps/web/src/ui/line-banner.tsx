'use client';
// Says when the line to the server is lost, and that it is being tried again. Nothing is lost meanwhile.
import { useTranslations } from 'next-intl';
import { useLine } from '../net/line';

export function LineBanner() {
  const t = useTranslations('line');
  const state = useLine((line) => line.state);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 grid justify-items-center">
      {state === 'lost' ? (
        <p className="rounded-b-sm bg-gold px-5 py-2 font-semibold text-ground">{t('lost')}</p>
      ) : null}
    </div>
  );
}
