// A step as frames: one for each beat, each with a whole table, and one more that asks for the decision.
// Invariant: a frame shows the table of its own beat, so nothing on screen is ahead of its story.
// Read next: teller.ts, which shows one frame after the other.
import type { Staged } from '@sleight/kit/staging';
import type { SceneBeat, StateUpdate } from '@sleight/protocol';
import { lastScene, unpacked } from '@sleight/protocol/unpack';
import { sharing } from './sharing';

type Step = Omit<StateUpdate, 'beats'>;

export interface StoryFrame extends Step, SceneBeat {
  /** The index of the beat within its step. */
  readonly beat: number;
  /** The frame after the last beat: nothing moves any more, and the decision is open. */
  readonly isLast: boolean;
}

/** The table shown before: it determines what is new, and keeps the guide's text until the step has been shown. */
type Before = Pick<StoryFrame, 'coach' | 'scene'> | null;

const newTurn: Staged = { verb: 'turn', how: 'banner' };

/** A beat with a banner where a turn or round begins, also in games without such a fact. */
function announced(beat: SceneBeat, before: SceneBeat['scene'] | undefined): SceneBeat {
  const isNewTurn = before !== undefined && before.heading.turn.en !== beat.scene.heading.turn.en;
  const hasBanner = beat.facts.some(({ how }) => ['banner', 'toss', 'end'].includes(how));
  return isNewTurn && !hasBanner ? { ...beat, facts: [newTurn, ...beat.facts] } : beat;
}

/** The parts that are not known or allowed before the last beat is over. */
const untold: Pick<StoryFrame, 'decision' | 'result' | 'mayUndo' | 'isWaiting'> = {
  decision: null,
  result: null,
  mayUndo: false,
  isWaiting: false,
};

export function framesOf({ beats: packed, ...step }: StateUpdate, before: Before): StoryFrame[] {
  const [first, ...rest] = packed;
  const told = unpacked({ beats: [{ ...first, scene: sharing(before?.scene, first.scene) }, ...rest] });
  const beats = told.map((beat, i) => announced(beat, told[i - 1]?.scene ?? before?.scene));
  const last = beats.at(-1);
  if (last === undefined) return [];
  const { coach: _later, ...earlier } = step;
  const coach = before?.coach === undefined ? {} : { coach: before.coach };
  const frames = beats.map((beat, i) => ({
    ...earlier,
    ...beat,
    ...untold,
    ...coach,
    // The last beat announces the result.
    result: i === beats.length - 1 ? step.result : null,
    beat: i,
    isLast: false,
  }));
  return [
    ...frames,
    { ...step, scene: last.scene, facts: [], log: [], beat: beats.length - 1, isLast: true },
  ];
}

/** Only the end of a step, as after a reload or a gap. */
export function lastFrame({ beats, ...step }: StateUpdate): StoryFrame {
  return {
    ...step,
    facts: [],
    log: [],
    scene: lastScene({ beats }),
    beat: beats.length - 1,
    isLast: true,
  };
}

/** Is it later than another frame of the same seat? */
export const isAfter = (one: StoryFrame, other: StoryFrame): boolean =>
  one.version > other.version || (one.version === other.version && one.beat > other.beat);
