// What this browser shows one seat: the frame on the screen, the frames that wait to be told, and the log so far.
// Pure. Invariant: the log holds the lines of the frames that were shown, and no others.
// Read next: frames.ts for frames, store.ts for the match around it.
import type { Said } from '@sleight/kernel';
import type { Resynced, StateUpdate } from '@sleight/protocol';
import { type Frame, framesOf, lastFrame } from './frames';

/** What one step has come to so far, as sentences, and the cards that it was about. */
export interface LogStep {
  /** Of the step; null for one that was told before this page came to the table. */
  readonly version: number | null;
  readonly lines: readonly Said[];
  readonly cards: readonly string[];
}

export interface SeatTable {
  readonly frame: Frame;
  readonly coming: readonly Frame[];
  readonly log: readonly LogStep[];
  /** The newest version that was heard; the story may still be on its way there. */
  readonly heard: number;
  /** How much faster or slower than normal the frame moves. */
  readonly pace: number;
}

/** The log with the lines of one more beat; those of one step stay together. */
function logged(log: readonly LogStep[], { log: lines, facts, version }: Frame): readonly LogStep[] {
  if (lines.length === 0) return log;
  const cards = facts.flatMap(({ card }) => card ?? []);
  const last = log.at(-1);
  if (last?.version !== version) return [...log, { version, lines, cards }];
  return log.with(-1, { version, lines: [...last.lines, ...lines], cards: [...last.cards, ...cards] });
}

/** The number of the frame before the first beat of a match: the players are introduced, nothing has happened yet. */
export const BEFORE_THE_DEAL = -1;

/** A table that one comes to. At the very beginning the deal is told; later only the end is shown. */
export function arrived({ update, log }: Resynced['tables'][number], tellsDeal: boolean): SeatTable {
  const { version } = update;
  if (tellsDeal && version === 0 && update.beats.length > 1) {
    const coming = framesOf(update, null);
    const frame: Frame = { ...coming[0], facts: [], log: [], beat: BEFORE_THE_DEAL };
    return { frame, coming, log: [], heard: version, pace: 1 };
  }
  const earlier = log.map((lines) => ({ version: null, lines, cards: [] }));
  return { frame: lastFrame(update), coming: [], log: earlier, heard: version, pace: 1 };
}

/** One more step to tell. */
export function withStep(table: SeatTable, update: StateUpdate): SeatTable {
  const last = table.coming.at(-1) ?? table.frame;
  return { ...table, heard: update.version, coming: [...table.coming, ...framesOf(update, last)] };
}

/** The next frame on the screen. */
export function toldNext(table: SeatTable, pace: number): SeatTable {
  const [frame, ...coming] = table.coming;
  return frame === undefined ? table : { ...table, frame, coming, log: logged(table.log, frame), pace };
}

/** The end of the story on the screen; the log holds all of it, and nothing moves. */
export function toldAll(table: SeatTable): SeatTable {
  const last = table.coming.at(-1);
  if (last === undefined) return table;
  const log = table.coming.reduce(logged, table.log);
  return { ...table, frame: { ...last, facts: [] }, coming: [], log, pace: 0 };
}

/** What will be decided once the story is told. */
export const openDecision = ({ frame, coming }: SeatTable): Frame['decision'] =>
  (coming.at(-1) ?? frame).decision;
