// Folds the log to the answers that count, before any of them is replayed.
// Invariant: undone moves are counted (versions, answers, undos) from the log's own record, never by replaying them, so
// the cost of rebuilding a match depends only on the answers that count.
// Read next: rebuild.ts, which plays the rest.

import type { Both, LoggedMove, Reasoned, Witness } from './store';
import { counted, type LiveTable } from './table';

export interface LoggedAnswer {
  readonly n: number;
  readonly answer: Reasoned;
  readonly witness: Witness | null;
}

export interface Fold {
  /** How many answers of the initial table still count. */
  kept: number;
  /** The later answers that count. */
  readonly answers: LoggedAnswer[];
  /** The number of moves in the log. */
  n: number;
  /** Counts that leave no other trace; counting answers are not included. */
  versions: Both<number>;
  given: Both<number>;
  undos: number;
}

/** The start of a fold. */
export type Foldable = Pick<LiveTable, 'line' | 'n' | 'versions' | 'given' | 'undos'>;

export const NOTHING: Foldable = { line: [], n: 0, versions: [0, 0], given: [0, 0], undos: 0 };

export const foldOnto = ({ line, n, versions, given, undos }: Foldable): Fold => ({
  kept: line.length,
  answers: [],
  n,
  versions,
  given,
  undos,
});

const EVERYONE: Both<boolean> = [true, true];

/** Logs from before witnesses do not record who was informed of undone moves: assume everyone, so no version decreases. */
function forget(fold: Fold, { answer, witness }: LoggedAnswer): void {
  fold.versions = counted(fold.versions, witness?.heard ?? EVERYONE);
  fold.given = counted(fold.given, [answer.seat === 0, answer.seat === 1]);
}

/** Adds the next moves of the log. `line` belongs to the initial table. */
export function add(fold: Fold, line: LiveTable['line'], moves: readonly LoggedMove[]): void {
  for (const { n, move, witness } of moves) {
    fold.n = n + 1;
    if (!('undo' in move)) {
      fold.answers.push({ n, answer: move, witness });
      continue;
    }
    fold.undos++;
    fold.versions = counted(fold.versions, EVERYONE);
    while ((fold.answers.at(-1)?.n ?? -1) >= move.undo) forget(fold, fold.answers.pop()!);
    while ((line[fold.kept - 1]?.n ?? -1) >= move.undo) fold.kept--;
  }
}
