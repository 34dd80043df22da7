// A step as frames: one for each beat, each a whole table to show. What may be decided comes with the last one.
// Invariant: a frame shows the table of its own beat, so that nothing on the screen is ahead of its story.
// Read next: teller.ts, which shows one frame after the other.
import { type Beat, lastScene, type StateUpdate } from '@sleight/protocol';

type Step = Omit<StateUpdate, 'beats'>;

export interface Frame extends Step, Beat {
  /** Counts the beats of its step from 0. */
  readonly beat: number;
  /** The step is told once this is shown. */
  readonly isLast: boolean;
}

/** What the frames before the last one keep from the table that was shown before. */
type Before = Pick<Frame, 'coach'> | null;

export function framesOf({ beats, ...step }: StateUpdate, before: Before): Frame[] {
  return beats.map((beat, i): Frame => {
    if (i === beats.length - 1) return { ...step, ...beat, beat: i, isLast: true };
    const { coach: _later, ...told } = step;
    const coach = before?.coach;
    const open = { decision: null, result: null, mayUndo: false, isWaiting: false };
    return { ...told, ...beat, ...open, ...(coach === undefined ? {} : { coach }), beat: i, isLast: false };
  });
}

/** The end of a step alone, as it is after a reload or a gap. */
export function lastFrame({ beats, ...step }: StateUpdate): Frame {
  return {
    ...step,
    facts: [],
    log: [],
    scene: lastScene({ beats }),
    beat: beats.length - 1,
    isLast: true,
  };
}

/** Later than another of the same seat? */
export const isAfter = (one: Frame, other: Frame): boolean =>
  one.version > other.version || (one.version === other.version && one.beat > other.beat);
