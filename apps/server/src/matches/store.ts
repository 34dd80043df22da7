// What the match host asks of the database. A match is its row and its log of moves; all else is rebuilt from them.
// Invariant: a move is kept before anyone hears of it, and `(match, n)` is unique, so two processes never both append.
// Read next: host.ts, which plays matches over this.

import type { Answer, DeckList, Said, Scores, Seat } from '@sleight/kernel';
import type { Goal } from '@sleight/lessons';
import type { Manner } from '@sleight/protocol';

export type Both<T> = readonly [T, T];

/** Who sits in a seat. A person who plays hotseat sits in both. */
export type Chair =
  | { readonly kind: 'person'; readonly user: string; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly level: string;
      /** A character of the level; without one it plays its best. */
      readonly persona?: string;
      /** How a language model plays; no other level has one. */
      readonly manner?: Manner;
    };

/** What a match is that begins with a position instead of a deal: all of it that decides how the match goes. */
export type Task =
  | { readonly kind: 'puzzle'; readonly id: string; readonly setup: unknown; readonly goal: Goal }
  | { readonly kind: 'guide'; readonly id: string; readonly setup: unknown };

export type MatchStatus = 'live' | 'over';

/** How a match ended. The hash is that of the last state: a replay must come to the same. */
export interface Ending {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly hash: string;
  /** The score at that moment; null for a game that keeps none. */
  readonly scores: Scores | null;
}

/** Everything that determines a match but its moves. Never changes, except for status and ending. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  /** Changes to the ruleset, as they were asked for; an empty object for none. */
  readonly changes: unknown;
  /** The whole rules as they were in force. */
  readonly rules: unknown;
  /** Engine and card-set version: with another one the match is not replayed. */
  readonly engine: string;
  readonly set: string;
  readonly decks: Both<DeckList>;
  /** The puzzle or guide it is; then nothing is dealt and the decks are empty. */
  readonly task: Task | null;
  /** Secret until the match is over. */
  readonly seed: string;
  readonly chairs: Both<Chair>;
  /** The room it was started from, where there is one. */
  readonly room: string | null;
  /** The match it is a rematch of. */
  readonly after: string | null;
  readonly status: MatchStatus;
  readonly ending: Ending | null;
  readonly startedAt: Date;
}

/** An answer, with a bot's reason where it gave one: it may name hidden cards, so nobody hears it before the end. */
export type Reasoned = Answer & { readonly because?: Said };

/** One line of the log: an answer, or the wish to take back everything from move `undo` on. */
export type Move = Reasoned | { readonly seat: Seat; readonly undo: number };

export interface LoggedMove {
  /** Counts from 0 in each match, without gaps. */
  readonly n: number;
  readonly move: Move;
  readonly at: Date;
}

export interface Append {
  readonly match: string;
  readonly n: number;
  readonly move: Move;
  /** Set on the move that ends the match: status and ending are written in the same transaction. */
  readonly ending: Ending | null;
}

/**
 * `taken`: another process has written number `n`; load the match again. `unsure`: it is written, and this may well be
 * what was to be written, as an earlier try was lost on the way; the log says.
 */
export type Appended = 'kept' | 'taken' | 'unsure';

export interface MatchSummary {
  readonly row: MatchRow;
  readonly moves: number;
}

/** A puzzle or guide that somebody has tried. */
export interface TaskTried {
  readonly id: string;
  readonly isSolved: boolean;
}

export interface MatchStore {
  create(row: MatchRow): Promise<void>;
  find(id: string): Promise<MatchRow | null>;
  /** The moves from number `from` on, in order. */
  moves(id: string, from?: number): Promise<readonly LoggedMove[]>;
  /** Resolves when the move is safe on disk. Moves of many matches are committed together. */
  append(append: Append): Promise<Appended>;
  /** Every puzzle and guide that a user has begun. */
  tasksOf(user: string): Promise<readonly TaskTried[]>;
  /** Newest first. */
  ofUser(user: string, status: MatchStatus | null, limit: number): Promise<readonly MatchSummary[]>;
}
