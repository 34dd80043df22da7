// What the match host asks of the database. A match is its row, the snapshots it names and its log of moves; all else
// is rebuilt from them.
// Invariant: a move is kept before anyone hears of it, and `(match, n)` is unique, so two processes never both append.
// Read next: host.ts, which plays matches over this.

import type { Answer, DeckList, Said, Scores, Seat } from '@sleight/kernel';
import type { Goal } from '@sleight/lessons';
import type { Manner } from '@sleight/protocol';
import type { BugReport } from '../reports/store';
import type { Snapshot } from './snapshots';

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

/** How a match ended. The hash is that of the last state: a replay must come to the same. Empty for a void match. */
export interface Ending {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly hash: string;
  /** The score at that moment; null for a game that keeps none. */
  readonly scores: Scores | null;
}

/** Everything that determines a match but its moves. Never changes, except for engine, status and ending. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  /** Changes to the ruleset, as they were asked for; an empty object for none. Shown, never played by. */
  readonly changes: unknown;
  /** The snapshots it is played by, under the hash of their content: the whole rules, and the card set. */
  readonly rules: string;
  readonly set: string;
  /** The engine that its log was last found to agree with. */
  readonly engine: string;
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
  /** How many moves at the start of its log are those of the match it was continued from; they stand. */
  readonly inherited: number;
  readonly status: MatchStatus;
  readonly ending: Ending | null;
  readonly startedAt: Date;
}

/** A match that is about to be kept, with the snapshots it names that may not be stored yet. */
export interface NewMatch extends MatchRow {
  readonly snapshots: readonly Snapshot[];
  /** The moves that it inherits, kept together with it or not at all. */
  readonly log?: readonly InheritedMove[];
}

/** An answer, with a bot's reason where it gave one: it may name hidden cards, so nobody hears it before the end. */
export type Reasoned = Answer & { readonly because?: Said };

/** One line of the log: an answer, or the wish to take back everything from move `undo` on. */
export type Move = Reasoned | { readonly seat: Seat; readonly undo: number };

/** What is kept with a move so that rebuilding the match need not try again what was taken back. */
export interface Witness {
  /** Which seats heard of it. */
  readonly heard: Both<boolean>;
  /** The table after it, as `positionHash` has it. */
  readonly hash: string;
}

export interface LoggedMove {
  /** Counts from 0 in each match, without gaps. */
  readonly n: number;
  readonly move: Move;
  /** Null for moves of before witnesses were kept. */
  readonly witness: Witness | null;
  readonly at: Date;
}

/** A move of the match that this one was continued from; its place in the list is its number. */
export type InheritedMove = Pick<LoggedMove, 'move' | 'witness'>;

export interface Append {
  readonly match: string;
  readonly n: number;
  readonly move: Move;
  readonly witness: Witness;
  /** A process with another engine than the match's own may not append. */
  readonly engine: string;
  /** Set on the move that ends the match: status and ending are written in the same transaction. */
  readonly ending: Ending | null;
}

/**
 * `taken`: another process has written number `n`; load the match again. `unsure`: it is written, and this may well be
 * what was to be written, as an earlier try was lost on the way; the log says.
 */
export type Appended = 'kept' | 'taken' | 'unsure';

/** A table as it was after the first `n` moves. A cache: without it the whole log is read. */
export interface Checkpoint {
  readonly match: string;
  readonly n: number;
  readonly engine: string;
  /** Written and read by checkpoint.ts. */
  readonly content: string;
}

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
  create(row: NewMatch): Promise<void>;
  find(id: string): Promise<MatchRow | null>;
  /** The content of a snapshot; null if there is none, or if it is damaged. */
  snapshot(hash: string): Promise<unknown>;
  /** The moves from number `from` on, in order, at most `most` of them. */
  moves(id: string, from?: number, most?: number): Promise<readonly LoggedMove[]>;
  checkpoint(id: string): Promise<Checkpoint | null>;
  /** Keeps the checkpoint of a live match, unless a later one is there. */
  keepCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** Hands a live match to another engine; false if another process was faster. */
  upgrade(id: string, from: string, to: string): Promise<boolean>;
  /** Ends a live match as void and reports it; false if another process was faster. */
  end(id: string, report: BugReport): Promise<boolean>;
  /** Gives matches that name a card set by its older name its snapshot. */
  adopt(olderName: string, set: Snapshot): Promise<void>;
  /** Removes snapshots that no match names and that nobody asked for since `before`. Says how many. */
  sweep(before: Date): Promise<number>;
  /** Resolves when the move is safe on disk. Moves of many matches are committed together. */
  append(append: Append): Promise<Appended>;
  /** Every puzzle and guide that a user has begun. */
  tasksOf(user: string): Promise<readonly TaskTried[]>;
  /** Newest first. */
  ofUser(user: string, status: MatchStatus | null, limit: number): Promise<readonly MatchSummary[]>;
}
