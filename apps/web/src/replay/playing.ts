// Where a replay stands and how it moves on. Pure: the screen keeps it and asks for the next.
import type { Said } from '@sleight/kernel';
import type { Beat } from '@sleight/protocol';

/** How long a step stays, in milliseconds. */
export const SPEEDS = { slow: 2_400, normal: 1_200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

/** The step to show: never before the deal, never past the end. */
export const within = (steps: readonly unknown[], n: number): number =>
  Math.max(0, Math.min(steps.length - 1, n));

export interface Chapter {
  readonly step: number;
  readonly title: Said;
}

/** Where each turn begins, as the table calls it. */
export function chaptersOf(steps: readonly Pick<Beat, 'scene'>[]): Chapter[] {
  return steps.flatMap(({ scene }, step) => {
    const title = scene.heading.turn;
    const before = steps[step - 1]?.scene.heading.turn;
    return before?.en === title.en ? [] : [{ step, title }];
  });
}

/** The turn that a step belongs to. */
export const chapterAt = (chapters: readonly Chapter[], step: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.step <= step);

/** What a key asks for; null if it is not about the replay. */
export function wishOf(key: string, n: number, last: number): number | 'toggle' | null {
  switch (key) {
    case 'ArrowRight':
      return n + 1;
    case 'ArrowLeft':
      return n - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case ' ':
      return 'toggle';
    default:
      return null;
  }
}
