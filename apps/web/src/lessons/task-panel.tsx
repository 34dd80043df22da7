'use client';
// The panel of a puzzle or guide at the table: its task, and the current instruction.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../i18n/said';
import { concede } from '../match/asking';
import { openInspector } from '../match/inspecting';
import { tableOf, useMatch } from '../match/store';
import { useTable } from '../match/table/context';
import { Button } from '../ui/button';
import { CoachLight } from './coach-light';

const frame =
  'grid max-h-[24dvh] gap-0.5 overflow-y-auto border-l-4 border-gold px-3 py-1 table:max-h-none table:py-0';

/** Known cards of the opponent, each to be read. */
function Known() {
  const t = useTranslations('puzzles');
  const say = useSay();
  const { scene, seat, cards } = useTable();
  const known = scene.areas
    .filter(({ kind, whose }) => kind === 'hand' && whose !== null && whose !== seat)
    .flatMap(({ pieces }) => pieces.filter(({ card }) => card !== null));
  if (known.length === 0) return null;
  return (
    <p className="text-sm table:text-base">
      <span className="text-dim">{t('theyHold')}</span>{' '}
      {known.map((piece) => {
        const facts = cards.get(piece.card ?? '');
        return (
          <button
            key={piece.id}
            type="button"
            className="mr-2 underline decoration-edge underline-offset-4 hover:text-gold"
            onClick={() => openInspector(piece)}
          >
            {facts === undefined ? piece.card : say(facts.name)}
          </button>
        );
      })}
    </p>
  );
}

function Puzzle({ task }: { task: Task }) {
  const t = useTranslations('puzzles');
  const say = useSay();
  const [isHinted, setHinted] = useState(false);
  return (
    <section aria-label={t('goal')} className={frame}>
      <div className="flex items-center justify-between gap-x-3">
        <h2 className="text-lg table:text-xl">{say(task.title)}</h2>
        <div className="-my-1 -mr-3 flex shrink-0">
          {task.hint === null || isHinted ? null : (
            <Button look="quiet" data-hint="" className="px-3!" onClick={() => setHinted(true)}>
              {t('hint')}
            </Button>
          )}
          <Button look="quiet" className="px-3!" onClick={() => void concede()}>
            {t('giveUp')}
          </Button>
        </div>
      </div>
      <p className="text-sm leading-snug table:text-base">{say(task.say)}</p>
      <Known />
      <div aria-live="polite" className="text-sm text-dim table:text-base">
        {task.hint === null || !isHinted ? null : (
          <p>
            <span className="font-semibold text-paper">{t('hintIs')}</span> {say(task.hint)}
          </p>
        )}
      </div>
    </section>
  );
}

function Guide({ task }: { task: Task }) {
  const t = useTranslations('learn');
  const say = useSay();
  const coach = useMatch((match) => tableOf(match)?.frame.coach);
  return (
    <section aria-label={say(task.title)} className={frame} aria-live="polite">
      <p className="text-sm text-dim table:text-base">
        {coach === undefined ? say(task.title) : t('step', { n: coach.n, of: coach.of })}
      </p>
      <p className="text-sm leading-snug table:text-base" data-coach-says="">
        {say(coach?.say ?? task.say)}
      </p>
      <CoachLight />
    </section>
  );
}

/** The task of the match; nothing for an ordinary match, or once it is over. */
export function TaskPanel() {
  const task = useMatch(({ head }) => head?.task);
  const isOver = useMatch((match) => tableOf(match)?.frame.result != null);
  if (task === undefined || isOver) return null;
  return task.kind === 'puzzle' ? <Puzzle key={task.id} task={task} /> : <Guide task={task} />;
}
