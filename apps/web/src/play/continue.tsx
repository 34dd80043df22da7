'use client';
// The match one was in, for whoever comes back.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { liveMatches, type MatchSummary } from '../net/api';
import { useWho } from '../net/who';
import { useOffers } from './offers';

export function Continue() {
  const t = useTranslations('home');
  const say = useSay();
  const isHere = useWho(({ answer }) => answer?.me != null);
  const { games } = useOffers();
  const [last, setLast] = useState<MatchSummary | null>(null);
  useEffect(() => {
    if (!isHere) return;
    liveMatches().then(
      ([match]) => setLast(match ?? null),
      () => {},
    );
  }, [isHere]);
  const offer = games?.find(({ id }) => id === last?.game);
  if (last === null || offer === undefined) return null;
  const other = last.players[last.seats[0] === 0 ? 1 : 0];
  const known = other.persona ?? offer.levels.find(({ id }) => id === other.level);
  return (
    <p>
      <Link href={`/game/${last.match}`} className="inline-flex min-h-11 items-center gap-2 hover:text-gold">
        <span className="font-semibold underline underline-offset-4">{t('continue')}</span>
        <span className="text-dim">
          {t('continueMatch', {
            game: say(offer.name),
            opponent: known === undefined ? (other.name ?? '') : say(known.name),
          })}
        </span>
      </Link>
    </p>
  );
}
