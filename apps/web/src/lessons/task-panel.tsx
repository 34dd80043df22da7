'use client';
// At the table of a puzzle or a guide: what it is about, what to do now, and how it went.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../i18n/said';
import { tableOf, useMatch } from '../match/store';
import { useSitDown } from '../play/sit-down';
import { Button, ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { CoachLight } from './coach-light';
import { useStartTask } from './lessons';

function Puzzle({ task }: { task: Task }) {
  const t = useTranslations('puzzles');
  const say = useSay();
  const [isHinted, setHinted] = useState(false);
  return (
    <section aria-label={t('goal')} className="grid gap-1 border-l-4 border-gold pl-3">
      <h2 className="text-xl">{say(task.title)}</h2>
      <p className="leading-snug">{say(task.say)}</p>
      {task.hint === null ? null : (
        <div aria-live="polite" className="text-dim">
          {isHinted ? (
            <p>
              <span className="font-semibold text-paper">{t('hintIs')}</span> {say(task.hint)}
            </p>
          ) : (
            <Button look="quiet" className="-ml-4" onClick={() => setHinted(true)}>
              {t('hint')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Guide({ task }: { task: Task }) {
  const t = useTranslations('learn');
  const say = useSay();
  const coach = useMatch((match) => tableOf(match)?.update.coach);
  return (
    <section
      aria-label={say(task.title)}
      className="grid gap-1 border-l-4 border-gold pl-3"
      aria-live="polite"
    >
      <p className="text-dim">
        {coach === undefined ? say(task.title) : t('step', { n: coach.n, of: coach.of })}
      </p>
      <p className="leading-snug" data-coach-says="">
        {say(coach?.say ?? task.say)}
      </p>
      <CoachLight />
    </section>
  );
}

/** What the match is about; nothing where it is just a match, or over. */
export function TaskPanel() {
  const task = useMatch(({ head }) => head?.task);
  const isOver = useMatch((match) => tableOf(match)?.update.result != null);
  if (task === undefined || isOver) return null;
  return task.kind === 'puzzle' ? <Puzzle key={task.id} task={task} /> : <Guide task={task} />;
}

function PuzzleOver({ task, isSolved, match }: { task: Task; isSolved: boolean; match: string }) {
  const t = useTranslations('puzzles');
  const say = useSay();
  const { start, isBusy, trouble } = useStartTask();
  const [main, other] = isSolved && task.next !== null ? [task.next, task.id] : [task.id, null];
  return (
    <>
      <p className="text-dim">{say(task.title)}</p>
      <h2 className="text-4xl">{t(isSolved ? 'won' : 'lost')}</h2>
      <p>{t(isSolved ? 'wonText' : 'lostText')}</p>
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink href="/puzzles">{t('list')}</ButtonLink>
        <ButtonLink href={`/replay/${match}`}>{t('watch')}</ButtonLink>
        {other === null ? null : (
          <Button disabled={isBusy} onClick={() => void start(other)}>
            {t('retry')}
          </Button>
        )}
        <Button
          look="primary"
          className={other === null ? 'col-span-2' : ''}
          data-main=""
          disabled={isBusy}
          onClick={() => void start(main)}
        >
          {t(main === task.id ? 'retry' : 'next')}
        </Button>
      </div>
    </>
  );
}

function GuideOver({ task, game }: { task: Task; game: string }) {
  const t = useTranslations('learn');
  const say = useSay();
  const { playNow, isBusy, trouble } = useSitDown();
  return (
    <>
      <p className="text-dim">{say(task.title)}</p>
      <h2 className="text-3xl">{t('over')}</h2>
      {task.outro === null ? null : <p>{say(task.outro)}</p>}
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink href="/learn">{t('list')}</ButtonLink>
        <ButtonLink href={`/rules/${game}`}>{t('rules')}</ButtonLink>
        <Button
          look="primary"
          className="col-span-2"
          data-main=""
          disabled={isBusy}
          onClick={() => void playNow(game)}
        >
          {t('play')}
        </Button>
      </div>
    </>
  );
}

/** How a puzzle or a guide went. Whoever solves sits in the first seat. */
export function TaskOver({ task }: { task: Task }) {
  const { id, head } = useMatch();
  const result = useMatch((match) => tableOf(match)?.update.result);
  const isSolved = result?.winner === 0;
  if (task.kind === 'guide' && isSolved) return <GuideOver task={task} game={head?.game ?? ''} />;
  return <PuzzleOver task={task} isSolved={isSolved} match={id ?? ''} />;
}
