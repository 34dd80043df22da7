// The screen of one seat: the frame on screen, the waiting frames, and the log so far.
// Pure. Invariant: the log contains exactly the lines of the frames that were shown.
// Read next: frames.ts for frames, store.ts for the match around it.
import type { LogLine } from '@sleight/kit';
import type { Resynced, StateUpdate } from '@sleight/protocol';
import { framesOf, lastFrame, type StoryFrame } from './frames';

/** The log lines of one step so far, and its cards. */
export interface LogStep {
  /** Of the step; null for one that ended before this page joined. */
  readonly version: number | null;
  readonly lines: readonly LogLine[];
  readonly cards: readonly string[];
}

export interface SeatTable {
  readonly frame: StoryFrame;
  readonly coming: readonly StoryFrame[];
  readonly log: readonly LogStep[];
  /** The newest received version; the story may not have reached it yet. */
  readonly heard: number;
  /** The speed of the frame relative to normal. */
  readonly pace: number;
}

/** The log with the lines of one more beat; lines of one step stay together. */
function logged(log: readonly LogStep[], { log: lines, facts, version }: StoryFrame): readonly LogStep[] {
  if (lines.length === 0) return log;
  const cards = facts.flatMap(({ card }) => card ?? []);
  const last = log.at(-1);
  if (last?.version !== version) return [...log, { version, lines, cards }];
  return log.with(-1, { version, lines: [...last.lines, ...lines], cards: [...last.cards, ...cards] });
}

/** The number of the frame before the first beat of a match: the players are introduced, nothing has happened yet. */
export const BEFORE_THE_DEAL = -1;

/**
 * The table of a player who joins. At the very beginning the players are introduced and the deal is shown, even if a
 * choice comes before it; later only the current state.
 */
export function arrived({ update, log }: Resynced['tables'][number], tellsDeal: boolean): SeatTable {
  const { version } = update;
  const coming = tellsDeal && version === 0 ? framesOf(update, null) : [];
  const [first] = coming;
  if (first !== undefined) {
    const frame: StoryFrame = { ...first, facts: [], log: [], beat: BEFORE_THE_DEAL };
    return { frame, coming, log: [], heard: version, pace: 1 };
  }
  const earlier = log.map((lines) => ({ version: null, lines, cards: [] }));
  return { frame: lastFrame(update), coming: [], log: earlier, heard: version, pace: 1 };
}

/** Queues one more step. */
export function withStep(table: SeatTable, update: StateUpdate): SeatTable {
  const last = table.coming.at(-1) ?? table.frame;
  return { ...table, heard: update.version, coming: [...table.coming, ...framesOf(update, last)] };
}

const isSameBeat = (one: StoryFrame, shown: StoryFrame | undefined): boolean =>
  shown !== undefined && JSON.stringify([one.facts, one.log]) === JSON.stringify([shown.facts, shown.log]);

/** A trial step, current or committed: all its beats, and how many of them this screen has already shown. */
export interface StepFrames {
  readonly table: SeatTable;
  readonly frames: readonly StoryFrame[];
}

/**
 * A step on top of `table`, of which `shown` was already shown as a trial: equal beats are not shown again.
 * A trial does not count as received.
 */
export function consider(
  table: SeatTable,
  update: StateUpdate,
  shown: readonly StoryFrame[],
  heard: number,
): StepFrames {
  const frames = framesOf(update, table.coming.at(-1) ?? table.frame);
  const differs = frames.findIndex((frame, i) => !isSameBeat(frame, shown[i]));
  const n = differs < 0 ? frames.length : differs;
  const told = frames.slice(0, n);
  const last = told.at(-1);
  const frame = last === undefined ? table.frame : { ...last, facts: [] };
  const log = told.reduce(logged, table.log);
  return { table: { frame, coming: frames.slice(n), log, heard, pace: 0 }, frames };
}

/** Does the story being told already end with this update? A page that has just opened receives it twice. */
export const isOnItsWayTo = (table: SeatTable, { version, decision }: StateUpdate): boolean =>
  table.coming.length > 0 && table.heard === version && openDecision(table)?.id === decision?.id;

/** The next frame on the screen. */
export function toldNext(table: SeatTable, pace: number): SeatTable {
  const [frame, ...coming] = table.coming;
  return frame === undefined ? table : { ...table, frame, coming, log: logged(table.log, frame), pace };
}

/** Jumps to the end of the story; the log contains all of it, and nothing moves. */
export function toldAll(table: SeatTable): SeatTable {
  const last = table.coming.at(-1);
  if (last === undefined) return table;
  const log = table.coming.reduce(logged, table.log);
  return { ...table, frame: { ...last, facts: [] }, coming: [], log, pace: 0 };
}

/**
 * The decision whose options are highlighted. After the player's own move that is the next one, even while the move is
 * still being shown: highlights that go out and come back would flicker.
 */
export function litDecision({ frame, coming }: SeatTable): StoryFrame['decision'] {
  const [last, ...more] = coming;
  const isLastBeat = more.length === 0 && frame.by === frame.seat;
  return last !== undefined && isLastBeat ? last.decision : frame.decision;
}

/** The decision that follows the story. */
export const openDecision = ({ frame, coming }: SeatTable): StoryFrame['decision'] =>
  (coming.at(-1) ?? frame).decision;
