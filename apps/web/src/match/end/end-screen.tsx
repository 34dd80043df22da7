'use client';
// How a match ended: who won and why, the score, since when it was decided, and a rematch.
// Read next: end-frame.tsx for the screen itself, lessons/task-end.tsx for the end of a puzzle or guide.
import { useTranslations } from 'next-intl';
import { TaskEnd } from '../../lessons/task-end';
import { ButtonLink } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import { useReason } from '../reason';
import { tableOf, useMatch } from '../store';
import { useTable } from '../table/context';
import { EndFrame } from './end-frame';
import { useEndStage } from './ending';
import { useRulesReason, useTurningPoint } from './reason';
import { RematchButton, RematchWish } from './rematch';
import { ScoreTable } from './score-table';

function MatchEnd({ id }: { id: string }) {
  const t = useTranslations('end');
  const tm = useTranslations('match');
  const { names, seat } = useTable();
  const match = useMatch();
  const frame = tableOf(match)?.frame;
  const result = frame?.result ?? { winner: null, reason: '' };
  const told = {
    result,
    summary: frame?.summary,
    names,
    you: match.tables.length === 2 ? null : match.seat,
  };
  const [byPlayer, byRules] = [useReason(), useRulesReason(told)];
  const reason = byPlayer === '' ? byRules : byPlayer;
  const turningPoint = useTurningPoint(told);
  const decided = frame?.summary?.decided ?? frame?.summary?.rounds.at(-1)?.n ?? 1;
  return (
    <EndFrame
      match={id}
      winner={result.winner ?? seat}
      words={
        <>
          {reason === '' ? null : <p className="mt-2 text-lg text-dim">{reason}</p>}
          <RematchWish />
        </>
      }
      buttons={
        <>
          <RematchButton />
          <ButtonLink href={`/replay/${id}`}>{tm('watch')}</ButtonLink>
          <ButtonLink href={`/replay/${id}?at=${decided}`}>{t('review')}</ButtonLink>
          <ButtonLink href="/">{tm('home')}</ButtonLink>
        </>
      }
    >
      {told.summary === undefined ? null : (
        <ScoreTable summary={told.summary} names={names} first={seat} isLarge />
      )}
      {turningPoint === '' ? null : <p className="max-w-prose">{turningPoint}</p>}
      <TroubleNote trouble={match.trouble} />
    </EndFrame>
  );
}

export function EndScreen() {
  const stage = useEndStage();
  const id = useMatch((match) => match.id);
  const task = useMatch(({ head }) => head?.task);
  if (stage !== 'open' || id === null) return null;
  return task === undefined ? <MatchEnd key={id} id={id} /> : <TaskEnd key={id} match={id} task={task} />;
}
