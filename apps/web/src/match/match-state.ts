// The browser's state of a match. Read next: store.ts, which changes it.
import type { Seat, Touch } from '@sleight/kernel';
import type { Hinted, MatchHead, Resynced } from '@sleight/protocol';
import type { Trouble } from '../net/api';
import type { Mark } from './marking';
import type { SeatTable } from './seat-table';
import type { PendingThought } from './thought';

export interface MatchPage {
  readonly id: string | null;
  readonly head: MatchHead | null;
  readonly tables: readonly SeatTable[];
  /** The seat at the bottom. */
  readonly seat: Seat;
  /** Pass and play: the player named here has to take the screen first. */
  readonly curtain: Seat | null;
  readonly isConnected: readonly boolean[];
  readonly rematch: Resynced['rematch'];
  /** Picks of a trial, which lead to another choice of the same thought and do not count yet. */
  readonly thought: PendingThought | null;
  /** Picks that cannot be undone, until the player confirms them. */
  readonly pending: Pending | null;
  /** The clicks on an option so far. */
  readonly held: readonly Touch[];
  /** Which of several copies is selected; only for display. */
  readonly copy: string | null;
  /** The marks of several picks that are sent together. */
  readonly marks: readonly Mark[];
  /** The best options of the decision, after a hint. */
  readonly hint: Hinted | null;
  /** An answer is being sent. */
  readonly isSending: boolean;
  /** Why something was refused; for `gone`, why there is no match to show. */
  readonly trouble: Trouble | null;
  readonly isGone: boolean;
}

/** Picks that wait for a confirmation, and their decision. */
export interface Pending {
  readonly decision: number;
  readonly keys: readonly string[];
}

export const nothing: MatchPage = {
  id: null,
  head: null,
  tables: [],
  seat: 0,
  curtain: null,
  isConnected: [true, true],
  rematch: { asked: [], match: null },
  thought: null,
  pending: null,
  held: [],
  copy: null,
  marks: [],
  hint: null,
  isSending: false,
  trouble: null,
  isGone: false,
};
