// A thought: picks that belong together and count only once the last of them is made. Until then the table shows
// their result, and no one else has seen anything.
// Invariant: `base` is the server's current table; backing out shows it again.
// Read next: answering.ts, which sends the picks, and the server's trial.ts, which says where they lead.
import type { Seat } from '@sleight/kernel';
import type { StateUpdate } from '@sleight/protocol';
import type { StoryFrame } from './frames';
import { consider, type SeatTable, withStep } from './seat-table';

/** The picks of a thought so far, and the decision that the first of them answers. */
interface Picks {
  readonly seat: Seat;
  readonly decision: number;
  readonly keys: readonly string[];
}

export interface PendingThought extends Picks {
  readonly base: SeatTable;
  /** The part of it that this screen has shown. */
  readonly frames: readonly StoryFrame[];
}

/** The thought after one more pick, and the table with its result. */
export function begun(
  before: PendingThought | null,
  table: SeatTable,
  { seat, decision, keys }: Picks,
  trial: StateUpdate,
): { thought: PendingThought; table: SeatTable } {
  const base = before?.base ?? table;
  const next = consider(base, trial, before?.frames ?? [], base.heard);
  return { thought: { seat, decision, keys, base, frames: next.frames }, table: next.table };
}

/** The table after a step that arrived during a thought: the thought itself, or something that ended it. */
export function committed({ base, frames }: PendingThought, update: StateUpdate): SeatTable {
  if (update.by !== update.seat) return withStep(base, update);
  return consider(base, update, frames, update.version).table;
}

/** Can the player back out now? Not before the story has reached the choice that the trial leads to. */
export const mayBackOut = (thought: PendingThought | null, table: SeatTable | undefined): boolean =>
  thought !== null && table?.frame.seat === thought.seat && table.coming.length === 0;

/** Is the server's table still the one the thought began at? */
export const keepsOn = (
  thought: PendingThought | null,
  heard: readonly Pick<StateUpdate, 'seat' | 'version'>[],
): boolean =>
  thought !== null &&
  heard.some(({ seat, version }) => seat === thought.seat && version === thought.base.heard);
