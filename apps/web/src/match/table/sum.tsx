'use client';
// The strength of one side of a lane, and whether it leads: in gold or red, and in words.
import type { AreaSum } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';

interface Props {
  readonly sum: AreaSum | undefined;
  readonly rival: AreaSum | undefined;
  readonly isOurs: boolean;
}

export function LaneSum({ sum, rival, isOurs }: Props) {
  const t = useTranslations('table');
  const say = useSay();
  if (sum === undefined) return null;
  const tone = sum.isAhead ? 'text-gold' : rival?.isAhead && isOurs ? 'text-blood' : 'text-dim';
  return (
    <p className={`flex items-baseline justify-center gap-2 leading-none ${tone}`}>
      <span className="sr-only">{say(sum.label)}</span>
      <span
        data-sum={sum.whose}
        className={`text-2xl font-semibold @max-[16rem]/board:text-base low:text-xl table:text-3xl ${sum.isAhead ? 'underline decoration-2 underline-offset-4' : ''}`}
      >
        {sum.now}
      </span>
      {sum.isAhead ? <span className="sr-only text-sm table:not-sr-only">{t('leads')}</span> : null}
    </p>
  );
}
