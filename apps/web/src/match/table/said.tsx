'use client';
// A player's last phrase or emote, on their plate. Hidden if greetings are muted.
import type { Seat } from '@sleight/kernel';
import { isEmote } from '@sleight/protocol/greetings';
import { useTranslations } from 'next-intl';
import { EmotePrint } from '../../cards/art';
import { useSettings } from '../../settings/store';
import { useCompany } from '../company';
import { useTable } from './context';

export function Said({ whose }: { whose: Seat }) {
  const t = useTranslations('company');
  const { names, seat } = useTable();
  const hears = useSettings(({ hearsGreetings }) => hearsGreetings);
  const said = useCompany((company) => company.said[whose]);
  const isHeard = said != null && (whose === seat || hears);
  const isMark = isHeard && isEmote(said.greeting);
  const looks = isMark ? '' : 'border border-gold bg-ground px-2 py-0.5';
  return (
    <p aria-live="polite" data-said={whose} className="contents">
      {isHeard ? (
        <span key={said.n} className={`shrink-0 text-sm whitespace-nowrap text-gold ${looks}`}>
          <span className="sr-only">{t('says', { name: names[whose], what: '' })}</span>
          {isMark ? <EmotePrint id={said.greeting} className="size-8 table:size-11" /> : null}
          <span className={isMark ? 'sr-only' : ''}>{t(`greeting.${said.greeting}`)}</span>
        </span>
      ) : null}
    </p>
  );
}
