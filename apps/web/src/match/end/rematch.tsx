'use client';
// The rematch button.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRouter } from '../../i18n/navigation';
import { Button, ButtonLink } from '../../ui/button';
import { askRematch } from '../asking';
import { useMatch } from '../store';

export function RematchButton() {
  const t = useTranslations('match');
  const router = useRouter();
  const match = useMatch();
  const { asked, match: next } = match.rematch;
  const hasAsked = asked.includes(match.seat);
  // A player who asked here and waits is taken along; one who comes back later finds a link.
  const [isWaiting, setWaiting] = useState(false);
  const again = async () => {
    const reply = await askRematch();
    if (reply?.match) router.push(`/game/${reply.match}`);
    else setWaiting(reply !== null);
  };
  useEffect(() => {
    if (isWaiting && next !== null) router.push(`/game/${next}`);
  }, [isWaiting, next, router]);
  if (next !== null)
    return (
      <ButtonLink look="primary" href={`/game/${next}`}>
        {t('next')}
      </ButtonLink>
    );
  return (
    <Button look="primary" disabled={hasAsked} data-main="" onClick={() => void again()}>
      {t(hasAsked ? 'askedAgain' : 'again')}
    </Button>
  );
}

/** Says that the opponent asked for a rematch; empty otherwise. */
export function RematchWish() {
  const t = useTranslations('match');
  const { rematch, seat } = useMatch();
  const isWished = rematch.asked.length > 0 && !rematch.asked.includes(seat);
  return isWished ? <p>{t('wantsAgain')}</p> : null;
}
