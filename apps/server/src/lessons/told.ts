// The public description of a puzzle or guide: in the list, and at the head of its match.

import type { LessonEntry, Lessons, Progress, Task as ToldTask } from '@sleight/protocol';
import type { MatchRow, TaskTried } from '../matches/store';
import { findGuide, findPuzzle, guideAfter, guides, puzzleAfter, puzzles } from './shelf';

export function lessonsFor(tried: readonly TaskTried[]): Lessons {
  const known = new Map(tried.map(({ id, isSolved }) => [id, isSolved]));
  const progressOf = (id: string): Progress => {
    const isSolved = known.get(id);
    return isSolved === undefined ? 'new' : isSolved ? 'solved' : 'tried';
  };
  const listed = (id: string, rest: Omit<LessonEntry, 'id' | 'progress'>): LessonEntry => ({
    id,
    ...rest,
    progress: progressOf(id),
  });
  return {
    puzzles: puzzles.map(({ id, position: { game }, title, task }) => listed(id, { game, title, say: task })),
    guides: guides.map(({ id, position: { game }, title, intro }) => listed(id, { game, title, say: intro })),
  };
}

/** The lesson of a match; null for a dealt match, or if the puzzle no longer exists. */
export function taskOf({ task }: Pick<MatchRow, 'task'>): ToldTask | null {
  if (task === null) return null;
  const { kind, id } = task;
  const puzzle = findPuzzle(id);
  if (puzzle !== null) {
    const { title, task: say, hint } = puzzle;
    return { kind, id, title, say, hint, outro: null, next: puzzleAfter(puzzle) };
  }
  const guide = findGuide(id);
  if (guide === null) return null;
  return {
    kind,
    id,
    title: guide.title,
    say: guide.intro,
    hint: null,
    outro: guide.outro,
    next: guideAfter(guide),
  };
}
