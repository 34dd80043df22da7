'use client';
// The user's open matches: the latest first and large, the others beside it.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { liveMatches, type MatchSummary } from '../net/api';
import { useWho } from '../net/who';
import { ButtonLink } from '../ui/button';
import { useOffers } from './offers';
import { opponentIn, usePlayerTitle } from './player-names';

/** As many as fit on the page; the history has no open matches. */
const MOST = 3;

export function Continue() {
  const t = useTranslations('home');
  const say = useSay();
  const isHere = useWho(({ answer }) => answer?.me != null);
  const { games } = useOffers();
  const titleOf = usePlayerTitle();
  const [open, setOpen] = useState<readonly MatchSummary[]>([]);
  useEffect(() => {
    if (!isHere) return;
    liveMatches().then(
      (found) => setOpen(found.slice(0, MOST)),
      () => {},
    );
  }, [isHere]);
  const [last, ...others] = open;
  if (last === undefined || games === null) return null;
  const nameOf = (match: MatchSummary): string => {
    const offer = games.find(({ id }) => id === match.game);
    const game = offer === undefined ? match.game : say(offer.name);
    if (match.title !== undefined) return `${game}, ${say(match.title)}`;
    const player = opponentIn(match);
    const opponent = player && titleOf(player);
    return opponent === null ? game : t('continueMatch', { game, opponent });
  };
  return (
    <nav aria-label={t('openMatches')} className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <ButtonLink href={`/game/${last.match}`} look="primary">
        {t('continue')} <span className="font-normal">{nameOf(last)}</span>
      </ButtonLink>
      {others.map((match) => (
        <Link
          key={match.match}
          href={`/game/${match.match}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold"
        >
          {nameOf(match)}
        </Link>
      ))}
    </nav>
  );
}
