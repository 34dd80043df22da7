'use client';
// A failed request, with a retry button.
import { useTranslations } from 'next-intl';
import type { Trouble } from '../net/api';
import { Button } from './button';
import { TroubleNote } from './trouble';

export function Retry({ trouble, again }: { trouble: Trouble; again(): void }) {
  const t = useTranslations('site');
  return (
    <div className="grid max-w-xl justify-items-start gap-3">
      <TroubleNote trouble={trouble} />
      <Button onClick={again}>{t('again')}</Button>
    </div>
  );
}
