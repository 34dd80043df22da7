// The position of a replay and its movement. Pure: the screen holds it and requests the next.
import type { Said } from '@sleight/kernel';
import type { SceneBeat } from '@sleight/protocol';

/** The duration of a step, in milliseconds. */
export const SPEEDS = { slow: 2_400, normal: 1_200, fast: 450 } as const;
export type ReplaySpeed = keyof typeof SPEEDS;

/** The step to show: never before the deal, never past the end. */
export const within = (steps: readonly unknown[], n: number): number =>
  Math.max(0, Math.min(steps.length - 1, n));

export interface Chapter {
  readonly step: number;
  readonly title: Said;
}

/** Where each turn begins, with the table's name for it. */
export function chaptersOf(steps: readonly Pick<SceneBeat, 'scene'>[]): Chapter[] {
  return steps.flatMap(({ scene }, step) => {
    const title = scene.heading.turn;
    const before = steps[step - 1]?.scene.heading.turn;
    return before?.en === title.en ? [] : [{ step, title }];
  });
}

/** The step in an address: `?at=3` is the beginning of the third turn or round. */
export function askedFor(chapters: readonly Chapter[], search: string): number {
  const at = new URLSearchParams(search).get('at');
  return chapters.find(({ title }) => at !== null && /\d+/.exec(title.en)?.[0] === at)?.step ?? 0;
}

/** The turn that a step belongs to. */
export const chapterAt = (chapters: readonly Chapter[], step: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.step <= step);

/** The action of a key; null if the replay has none for it. */
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
