'use client';
// One's own finished matches, newest first, each a way to its replay.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Backs } from '../cards/backs';
import { useSay } from '../i18n/said';
import { useWhen } from '../i18n/when';
import { type MatchSummary, pastMatches, type Trouble, troubleOf } from '../net/api';
import { useWho } from '../net/who';
import { useOffers } from '../play/offers';
import { ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';

function verdictOn({ seats, result }: MatchSummary): 'won' | 'lost' | 'drawn' | 'shared' | 'void' {
  if (result?.note !== undefined) return 'void';
  if (seats.length === 2) return 'shared';
  if (result === null || result.winner === null) return 'drawn';
  return seats.includes(result.winner) ? 'won' : 'lost';
}

/** The score, one's own first. */
function useScore({ scores, seats }: MatchSummary): string[] {
  const t = useTranslations('history');
  const say = useSay();
  if (scores === null) return [];
  const mine = seats[0] ?? 0;
  const [own, other] = mine === 0 ? scores.points : scores.points.toReversed();
  return [t('score', { label: say(scores.label), mine: own, theirs: other })];
}

function Row({ match }: { match: MatchSummary }) {
  const t = useTranslations('history');
  const say = useSay();
  const whenOf = useWhen();
  const { games } = useOffers();
  const offer = games?.find(({ id }) => id === match.game);
  const other = match.players[match.seats[0] === 0 ? 1 : 0];
  const level = offer?.levels.find(({ id }) => id === other.level);
  const against = other.name ?? (level === undefined ? null : say(level.name));
  const game = offer === undefined ? match.game : say(offer.name);
  const about =
    match.title === undefined
      ? against === null
        ? game
        : `${game} · ${t('against', { name: against })}`
      : `${game} · ${say(match.title)}`;
  const when = whenOf(match.startedAt);
  const note = match.result?.note;
  const outcome = [t(verdictOn(match)), ...useScore(match)].join(' · ');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3">
      <div>
        <p>{about}</p>
        <p className="text-dim">
          {outcome} · <time dateTime={match.startedAt}>{when}</time>
        </p>
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

export function History() {
  const t = useTranslations('history');
  const who = useWho(({ answer }) => answer);
  const [found, setFound] = useState<readonly MatchSummary[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isNobody = who !== null && who.me === null;
  useEffect(() => {
    if (who?.me == null) return;
    pastMatches().then(setFound, (error: unknown) => setTrouble(troubleOf(error)));
  }, [who]);
  const matches = isNobody ? [] : found;
  return (
    <>
      <TroubleNote trouble={trouble} />
      {matches === null && trouble === null ? <p className="text-dim">{t('loading')}</p> : null}
      {matches?.length === 0 ? (
        <div className="grid justify-items-start gap-6">
          <p>{t('none')}</p>
          <Backs />
          <ButtonLink href="/" look="primary">
            {t('play')}
          </ButtonLink>
        </div>
      ) : null}
      <ol>
        {matches?.map((match) => (
          <Row key={match.match} match={match} />
        ))}
      </ol>
      <ButtonLink href="/replay" className="justify-self-start">
        {t('file')}
      </ButtonLink>
    </>
  );
}
