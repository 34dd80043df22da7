// Plays a recorded view: every step with its whole scene.
// Invariant: scenes share unchanged parts, so a long match takes little more memory than its recording.

import type { Scene } from '@sleight/kit';
import { applied, type CopyBudget, type Json } from './difference';
import type { RecordedView } from './recording';
import type { SceneBeat } from './unpack';

type RecordedStep = RecordedView['steps'][number];
export interface PlayedStep extends Omit<RecordedStep, 'beats'> {
  readonly beats: readonly SceneBeat[];
}

/** Far more than the longest match needs. */
const MOST_COPIED = 5_000_000;

/** `read` parses a scene from the applied differences; it throws if that fails or costs too much. */
export function playback(
  { steps }: RecordedView,
  read: (value: Json, budget: CopyBudget) => Scene,
): PlayedStep[] {
  const budget: CopyBudget = { left: MOST_COPIED };
  let last: Json | undefined;
  return steps.map(({ beats, ...step }) => ({
    ...step,
    beats: beats.map((beat) => {
      last = applied(last, beat.scene, budget);
      return { ...beat, scene: read(last, budget) };
    }),
  }));
}
