// A step as frames: one for each beat, each a whole table to show. What may be decided comes with the last one.
// Invariant: a frame shows the table of its own beat, so that nothing on the screen is ahead of its story.
// Read next: teller.ts, which shows one frame after the other.
import type { Staged } from '@sleight/kernel/staging';
import type { Beat, StateUpdate } from '@sleight/protocol';
import { lastScene, unpacked } from '@sleight/protocol/unpack';

type Step = Omit<StateUpdate, 'beats'>;

export interface Frame extends Step, Beat {
  /** Counts the beats of its step from 0. */
  readonly beat: number;
  /** The step is told once this is shown. */
  readonly isLast: boolean;
}

/** The table that was shown before: it says what is new, and what a guide says until the step is told. */
type Before = Pick<Frame, 'coach' | 'scene'> | null;

const newTurn: Staged = { verb: 'turn', how: 'banner' };

/** A beat with a banner where a turn or round begins, also in games that have no fact of their own for it. */
function announced(beat: Beat, before: Beat['scene'] | undefined): Beat {
  const isNewTurn = before !== undefined && before.heading.turn.en !== beat.scene.heading.turn.en;
  const hasBanner = beat.facts.some(({ how }) => how === 'banner' || how === 'end');
  return isNewTurn && !hasBanner ? { ...beat, facts: [newTurn, ...beat.facts] } : beat;
}

export function framesOf({ beats: packed, ...step }: StateUpdate, before: Before): Frame[] {
  const told = unpacked({ beats: packed });
  const beats = told.map((beat, i) => announced(beat, i === 0 ? before?.scene : told[i - 1].scene));
  return beats.map((beat, i): Frame => {
    if (i === beats.length - 1) return { ...step, ...beat, beat: i, isLast: true };
    const { coach: _later, ...earlier } = step;
    const coach = before?.coach;
    const open = { decision: null, result: null, mayUndo: false, isWaiting: false };
    return {
      ...earlier,
      ...beat,
      ...open,
      ...(coach === undefined ? {} : { coach }),
      beat: i,
      isLast: false,
    };
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
