'use client';
// One finished match in a list: game and opponent, result and score, decks, date, and a link to its replay.
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { useWhen } from '../i18n/when';
import type { MatchSummary } from '../net/api';
import { useOffers } from '../play/offers';
import { opponentIn, playerName, usePlayerTitle } from '../play/player-names';
import { ButtonLink } from '../ui/button';
import { endedBy, scoreOf, verdictOn } from './past';

const looks = { won: 'text-moss', lost: 'text-paper', drawn: '', shared: '', void: '' } as const;

/** "Ember Rites vs. Iron Vanguard", the user's own first; empty if neither has a name. */
function useDecks({ decks, seats }: MatchSummary): string | null {
  const t = useTranslations('history');
  const say = useSay();
  const [mine, theirs] = seats[0] === 1 ? [decks[1], decks[0]] : decks;
  if (mine === null && theirs === null) return null;
  const name = (deck: typeof mine): string => (deck === null ? t('unnamedDeck') : say(deck));
  return t('decks', { mine: name(mine), theirs: name(theirs) });
}

export function PastMatch({ match }: { match: MatchSummary }) {
  const t = useTranslations('history');
  const tc = useTranslations('company');
  const say = useSay();
  const whenOf = useWhen();
  const { games } = useOffers();
  const titleOf = usePlayerTitle();
  const decks = useDecks(match);
  const offer = games?.find(({ id }) => id === match.game);
  const game = offer === undefined ? match.game : say(offer.name);
  const opponent = opponentIn(match);
  const against = opponent && titleOf(opponent);
  const more = match.title === undefined ? against && t('against', { name: against }) : say(match.title);
  const about = more === null ? game : `${game} · ${more}`;
  const when = whenOf(match.startedAt);
  const note = match.result?.note;
  const verdict = verdictOn(match);
  const score = scoreOf(match);
  // A puzzle or guide always ends with a concession.
  const reason = match.title === undefined ? endedBy(match) : null;
  return (
    <li
      data-match={match.match}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3"
    >
      <div className="wrap-anywhere">
        <p>{about}</p>
        <p className="text-dim">
          <span className={looks[verdict]}>{t(verdict)}</span>
          {score === null || match.scores === null
            ? null
            : ` · ${t('score', { label: say(match.scores.label), mine: score[0], theirs: score[1] })}`}{' '}
          · <time dateTime={match.startedAt}>{when}</time>
        </p>
        {reason === null ? null : (
          <p className="text-dim">{tc(reason, { name: (opponent && playerName(opponent, say)) ?? '' })}</p>
        )}
        {decks === null ? null : <p className="text-dim">{decks}</p>}
        {note === undefined ? null : <p className="text-dim">{say(note)}</p>}
      </div>
      {note === undefined ? (
        <ButtonLink
          href={`/replay/${match.match}`}
          aria-label={t('watchMatch', { match: `${about}, ${when}` })}
        >
          {t('watch')}
        </ButtonLink>
      ) : null}
    </li>
  );
}
