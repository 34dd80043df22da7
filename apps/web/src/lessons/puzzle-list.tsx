'use client';
// Every puzzle, by game, with the user's result so far.
import type { LessonEntry } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { WorldPrint } from '../cards/art';
import { useSay } from '../i18n/said';
import { useOffers } from '../play/offers';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { worldIds } from '../worlds/worlds';
import { useLessons, useStartTask } from './lessons';

const actions = { new: 'solve', tried: 'again', solved: 'resolve' } as const;
const looks = { new: 'text-dim', tried: 'text-paper', solved: 'text-moss' } as const;

interface RowProps {
  readonly puzzle: LessonEntry;
  readonly n: number;
  /** The first that is not solved yet. */
  readonly isNext: boolean;
  readonly onStart: (() => void) | null;
}

function PuzzleRow({ puzzle, n, isNext, onStart }: RowProps) {
  const t = useTranslations('puzzles');
  const say = useSay();
  const action = t(actions[puzzle.progress]);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-3 sm:grid-cols-[2rem_minmax(0,1fr)_auto]">
      <span className="text-dim tabular-nums">{n}</span>
      <div>
        <h3 className="text-xl">{say(puzzle.title)}</h3>
        <p className="text-dim">{say(puzzle.say)}</p>
      </div>
      <div className="col-start-2 mt-2 flex items-center gap-4 sm:col-start-3 sm:mt-0 sm:justify-self-end">
        <span className={looks[puzzle.progress]}>{t(puzzle.progress)}</span>
        <Button
          look={isNext ? 'primary' : 'line'}
          disabled={onStart === null}
          aria-label={t('open', { action, title: say(puzzle.title) })}
          onClick={onStart ?? undefined}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}

export function PuzzleList() {
  const t = useTranslations('puzzles');
  const say = useSay();
  const { games } = useOffers();
  const { found, trouble } = useLessons();
  const { start, isBusy, trouble: refused } = useStartTask();
  return (
    <>
      <TroubleNote trouble={trouble ?? refused} />
      <div className="-mt-6 grid gap-10">
        {worldIds.map((id) => {
          const puzzles = found?.puzzles.filter(({ game }) => game === id) ?? [];
          const offer = games?.find((game) => game.id === id);
          if (found === null || offer === undefined) return null;
          const next = puzzles.find(({ progress }) => progress !== 'solved');
          const solved = puzzles.filter(({ progress }) => progress === 'solved').length;
          return (
            <section
              key={id}
              aria-labelledby={id}
              data-world={id}
              className="overflow-hidden rounded-sm bg-(--world-panel)"
            >
              <div className="grid grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[12rem_minmax(0,1fr)]">
                <WorldPrint game={id} crop="wide" className="h-24 w-full sm:h-28" />
                <div className="flex flex-wrap items-end justify-between gap-x-4 p-4">
                  <h2 id={id} className="text-3xl">
                    {say(offer.name)}
                  </h2>
                  <p className="text-dim">
                    {puzzles.length === 0 ? t('none') : t('progress', { solved, all: puzzles.length })}
                  </p>
                </div>
              </div>
              <ol className="px-4 pb-2 sm:px-6">
                {puzzles.map((puzzle, i) => (
                  <PuzzleRow
                    key={puzzle.id}
                    puzzle={puzzle}
                    n={i + 1}
                    isNext={puzzle === next}
                    onStart={isBusy ? null : () => void start(puzzle.id)}
                  />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </>
  );
}
