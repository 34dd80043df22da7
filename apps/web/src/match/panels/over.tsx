'use client';
// How the match ended, and what may follow.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRouter } from '../../i18n/navigation';
import { useSay } from '../../i18n/said';
import { Button, ButtonLink } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import { askRematch, tableOf, useMatch } from '../store';
import { useVerdict } from '../verdict';
import { PromptFrame } from './prompt-frame';

export function Over() {
  const t = useTranslations('match');
  const router = useRouter();
  const match = useMatch();
  const verdict = useVerdict();
  const say = useSay();
  const note = tableOf(match)?.update.result?.note;
  const { asked, match: next } = match.rematch;
  const hasAsked = asked.includes(match.seat);
  // Whoever asked here and waits is taken along; whoever comes back later finds the way and chooses.
  const [isWaiting, setWaiting] = useState(false);
  const again = async () => {
    const reply = await askRematch();
    if (reply?.match) router.push(`/game/${reply.match}`);
    else setWaiting(reply !== null);
  };
  useEffect(() => {
    if (isWaiting && next !== null) router.push(`/game/${next}`);
  }, [isWaiting, next, router]);
  return (
    <PromptFrame
      words={
        <div aria-live="polite">
          <h2 className="text-2xl table:text-4xl">{verdict}</h2>
          {note === undefined ? null : <p className="text-sm text-dim table:text-base">{say(note)}</p>}
          {asked.length > 0 && !hasAsked ? <p>{t('wantsAgain')}</p> : null}
        </div>
      }
      list={
        <>
          <TroubleNote trouble={match.trouble} />
          {note === undefined ? (
            <ButtonLink href={`/replay/${match.id}`} look="quiet" className="bg-panel">
              {t('watch')}
            </ButtonLink>
          ) : null}
        </>
      }
      second={<ButtonLink href="/">{t('home')}</ButtonLink>}
      main={
        next === null ? (
          <Button look="primary" disabled={hasAsked} data-main="" onClick={() => void again()}>
            {t(hasAsked ? 'askedAgain' : 'again')}
          </Button>
        ) : (
          <ButtonLink look="primary" href={`/game/${next}`}>
            {t('next')}
          </ButtonLink>
        )
      }
    />
  );
}
