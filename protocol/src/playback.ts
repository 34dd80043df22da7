// Plays a recorded view: every step with the whole scene it came to.
// Invariant: scenes share what did not change, so that a long match takes little more room than its recording.

import type { Scene } from '@sleight/kernel';
import { applied, type Budget, type Json } from './difference';
import type { RecordedView } from './recording';
import type { Beat } from './unpack';

type RecordedStep = RecordedView['steps'][number];
export interface PlayedStep extends Omit<RecordedStep, 'beats'> {
  readonly beats: readonly Beat[];
}

/** Far more than the longest match that a table can hold copies. */
const MOST_COPIED = 5_000_000;

/** `read` makes a scene of what the differences come to; it throws where that is none, or where it costs too much. */
export function playback(
  { steps }: RecordedView,
  read: (value: Json, budget: Budget) => Scene,
): PlayedStep[] {
  const budget: Budget = { left: MOST_COPIED };
  let last: Json | undefined;
  return steps.map(({ beats, ...step }) => ({
    ...step,
    beats: beats.map((beat) => {
      last = applied(last, beat.scene, budget);
      return { ...beat, scene: read(last, budget) };
    }),
  }));
}
