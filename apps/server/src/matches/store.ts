// The database as the match host uses it. A match is its row, the snapshots it names and its log of moves; everything
// else is rebuilt from them.
// Invariant: a move is saved before anyone is informed of it, and `(match, n)` is unique, so only one process appends each.
// Read next: host.ts, which plays matches on top of this.

import type { Answer, Said, Seat } from '@sleight/kernel';
import type { DeckList, Scores } from '@sleight/kit';
import type { Goal } from '@sleight/lessons';
import type { Manner, Verdict } from '@sleight/protocol';
import type { BugReport } from '../reports/store';
import type { Snapshot } from './snapshots';

export type Both<T> = readonly [T, T];

/** The player in a seat. In pass and play one person has both. */
export type Chair =
  | { readonly kind: 'person'; readonly user: string; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly level: string;
      /** A character of the level; without one it plays at full strength. */
      readonly persona?: string;
      /** The manner of a language model; other levels have none. */
      readonly manner?: Manner;
    };

/** A match that begins with a position instead of a deal: everything that affects how it goes. */
export type StoredTask =
  | { readonly kind: 'puzzle'; readonly id: string; readonly setup: unknown; readonly goal: Goal }
  | { readonly kind: 'guide'; readonly id: string; readonly setup: unknown };

export type MatchStatus = 'live' | 'over';

/** How a match ended. The hash is of the last state: a replay must reach the same. Empty for a void match. */
export interface MatchEnding {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly hash: string;
  /** The final score; null for a game without one. */
  readonly scores: Scores | null;
}

/** Everything that determines a match except its moves. Only engine, status and ending ever change. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  /** The requested changes to the ruleset; an empty object for none. Only shown, never used for play. */
  readonly changes: unknown;
  /** The snapshots of the match, by the hash of their content: the whole rules, and the card set. */
  readonly rules: string;
  readonly set: string;
  /** The last engine that agreed with its log. */
  readonly engine: string;
  readonly decks: Both<DeckList>;
  /** Its puzzle or guide, if any; then nothing is dealt and the decks are empty. */
  readonly task: StoredTask | null;
  /** Secret until the match is over. */
  readonly seed: string;
  readonly chairs: Both<Chair>;
  /** The room it was started from, if any. */
  readonly room: string | null;
  /** The match it is a rematch of. */
  readonly after: string | null;
  /** The number of moves at the start of its log that come from the continued match; they cannot be undone. */
  readonly inherited: number;
  readonly status: MatchStatus;
  readonly ending: MatchEnding | null;
  readonly startedAt: Date;
}

/** A match about to be stored, with its snapshots, which may not be stored yet. */
export interface NewMatch extends MatchRow {
  readonly snapshots: readonly Snapshot[];
  /** The inherited moves, stored together with it or not at all. */
  readonly log?: readonly InheritedMove[];
}

/** An answer, with a bot's reason if there is one: it may name hidden cards, so it is not sent before the end. */
export type Reasoned = Answer & { readonly because?: Said };

/** One line of the log: an answer, or a request to undo everything from move `undo` on. */
export type Move = Reasoned | { readonly seat: Seat; readonly undo: number };

/** Stored with a move, so that rebuilding the match does not replay undone moves. */
export interface Witness {
  /** The seats that were informed. */
  readonly heard: Both<boolean>;
  /** The `positionHash` of the table after it. */
  readonly hash: string;
}

export interface LoggedMove {
  /** Counts from 0 in each match, without gaps. */
  readonly n: number;
  readonly move: Move;
  /** Null for moves from before witnesses. */
  readonly witness: Witness | null;
  readonly at: Date;
}

/** A move of the match that this one continues; its index is its number. */
export type InheritedMove = Pick<LoggedMove, 'move' | 'witness'>;

export interface Append {
  readonly match: string;
  readonly n: number;
  readonly move: Move;
  readonly witness: Witness;
  /** A process with an engine other than the match's may not append. */
  readonly engine: string;
  /** Set on the move that ends the match: status and ending are written in the same transaction. */
  readonly ending: MatchEnding | null;
}

/**
 * `taken`: another process has written number `n`; load the match again. `unsure`: number `n` exists and may well be
 * this move, because an earlier attempt lost its confirmation; the log decides.
 */
export type Appended = 'kept' | 'taken' | 'unsure';

/** A table after the first `n` moves. A cache: without it the whole log is read. */
export interface Checkpoint {
  readonly match: string;
  readonly n: number;
  readonly engine: string;
  /** Written and read by checkpoint.ts. */
  readonly content: string;
}

export interface StoredSummary {
  readonly row: MatchRow;
  readonly moves: number;
}

/** Which matches of a user; absent fields let all through. */
export interface HistoryFilter {
  /** The matches after this one in the list. */
  readonly before?: string;
  readonly game?: string;
  /** As the protocol has it: a kind, or one opponent. */
  readonly against?: string;
  /** How it ended for the user. */
  readonly result?: Verdict;
}

export interface HistoryChoice {
  readonly game: string;
  /** One opponent, or `lesson` or `hotseat`. */
  readonly against: string;
  readonly result: Verdict;
}

/** A puzzle or guide the user has tried. */
export interface TaskTried {
  readonly id: string;
  readonly isSolved: boolean;
}

export interface MatchStore {
  create(row: NewMatch): Promise<void>;
  find(id: string): Promise<MatchRow | null>;
  /** The content of a snapshot; null if it is missing or damaged. */
  snapshot(hash: string): Promise<unknown>;
  /** The moves from number `from` on, in order, at most `most` of them. */
  moves(id: string, from?: number, most?: number): Promise<readonly LoggedMove[]>;
  checkpoint(id: string): Promise<Checkpoint | null>;
  /** Stores the checkpoint of a live match, unless a later one exists. */
  keepCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** Moves a live match to another engine; false if another process was faster. */
  upgrade(id: string, from: string, to: string): Promise<boolean>;
  /** Ends a live match as void and reports it; false if another process was faster. */
  end(id: string, report: BugReport): Promise<boolean>;
  /** Replaces the old name of a card set with its snapshot in all matches that use it. */
  adopt(olderName: string, set: Snapshot): Promise<void>;
  /** Removes snapshots that no match names and no one requested since `before`. Returns how many. */
  sweep(before: Date): Promise<number>;
  /** Resolves when the move is on disk. Moves of many matches are committed together. */
  append(append: Append): Promise<Appended>;
  /** Every puzzle and guide the user has started. */
  tasksOf(user: string): Promise<readonly TaskTried[]>;
  /** Newest first, at most `limit`. */
  ofUser(
    user: string,
    status: MatchStatus | null,
    limit: number,
    filter?: HistoryFilter,
  ): Promise<readonly StoredSummary[]>;
  /** Games, opponents and results of the finished matches of a user, in every combination there is. */
  choicesOf(user: string): Promise<readonly HistoryChoice[]>;
}
