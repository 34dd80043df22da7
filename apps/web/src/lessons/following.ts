'use client';
// The next steps after a puzzle or a guide: once more, the next one, its solution, a real match, or the list.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { tableOf, useMatch } from '../match/store';
import type { Trouble } from '../net/api';
import { useSitDown } from '../play/sit-down';
import { useStartTask } from './lessons';

export type NextStep = { readonly label: string } & (
  | { readonly href: string }
  | { readonly act: () => void }
);

interface Following {
  readonly main: NextStep;
  readonly second: NextStep;
  readonly others: readonly NextStep[];
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
}

/** The solver has the first seat. */
export const useIsSolved = (): boolean => useMatch((match) => tableOf(match)?.frame.result?.winner === 0);

export function useFollowing(task: Task): Following {
  const t = useTranslations('puzzles');
  const tl = useTranslations('learn');
  const match = useMatch(({ id }) => id ?? '');
  const game = useMatch(({ head }) => head?.game ?? '');
  const isSolved = useIsSolved();
  const starting = useStartTask();
  const sitting = useSitDown();
  const begin = (label: string, id: string): NextStep => ({ label, act: () => void starting.start(id) });
  const state = {
    isBusy: starting.isBusy || sitting.isBusy,
    trouble: starting.trouble ?? sitting.trouble,
  };

  if (task.kind === 'guide') {
    const again = begin(tl('again'), task.id);
    const second = { label: tl('list'), href: '/learn' };
    const rules = { label: tl('rules'), href: `/rules/${game}` };
    if (!isSolved) return { main: again, second, others: [rules], ...state };
    const next = task.next === null ? [] : [begin(tl('next'), task.next)];
    const main = { label: tl('play'), act: () => void sitting.playNow(game) };
    return { main, second, others: [...next, again, rules], ...state };
  }

  const again = begin(t('retry'), task.id);
  const list = { label: t('list'), href: '/puzzles' };
  const watch = { label: t('watch'), href: `/replay/${match}` };
  const next = task.next === null ? null : begin(t('next'), task.next);
  if (!isSolved) {
    const solution = { label: t('showSolution'), href: `/solution/${match}` };
    const others = [solution, watch, ...(next === null ? [] : [next])];
    return { main: again, second: list, others, ...state };
  }
  return next === null
    ? { main: list, second: again, others: [watch], ...state }
    : { main: next, second: list, others: [again, watch], ...state };
}
