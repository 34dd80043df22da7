'use client';
// The opponent has left: after a minute the win can be claimed.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { claim } from '../asking';
import { useCompany } from '../company';
import { tableOf, useMatch } from '../store';
import { useTable } from '../table/context';
import { useHasCompany } from './greet-sheet';

/** The seconds until a moment on this page's clock, counting down. */
function useSecondsUntil(moment: number | null): number {
  const [, tick] = useState(0);
  const left = moment === null ? 0 : Math.max(0, Math.ceil((moment - performance.now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), 1_000);
    return () => clearTimeout(timer);
  });
  return left;
}

export function Claim() {
  const t = useTranslations('company');
  const { names, seat } = useTable();
  const hasCompany = useHasCompany();
  const isOver = useMatch((match) => tableOf(match)?.frame.result != null);
  const isSending = useMatch((match) => match.isSending);
  const foe = seat === 0 ? 1 : 0;
  const claimAt = useCompany((company) => company.claimAt[foe]) ?? null;
  const seconds = useSecondsUntil(claimAt);
  if (claimAt === null || !hasCompany || isOver) return null;
  return (
    <section
      data-claim=""
      aria-label={t('claimTitle', { name: names[foe] })}
      className="grid gap-2 border-l-2 border-gold bg-ground p-2 table:bg-transparent"
    >
      <h3 className="font-semibold">{t('claimTitle', { name: names[foe] })}</h3>
      <p className="text-sm">{seconds > 0 ? t('claimWait', { seconds }) : t('claimNow')}</p>
      {seconds > 0 ? null : (
        <Button disabled={isSending} onClick={() => void claim()}>
          {t('claim')}
        </Button>
      )}
    </section>
  );
}
