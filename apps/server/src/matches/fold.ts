// The log folded to the answers that count, before any of them is played again.
// Invariant: what was taken back is counted (versions, answers, take-backs) from what the log says of it, never by
// playing it; so a match costs as much to rebuild as it has answers that count.
// Read next: rebuild.ts, which plays what is left.

import type { Both, LoggedMove, Reasoned, Witness } from './store';
import { counted, type Table } from './table';

export interface LoggedAnswer {
  readonly n: number;
  readonly answer: Reasoned;
  readonly witness: Witness | null;
}

export interface Fold {
  /** How many answers of the table that the fold began with still count. */
  kept: number;
  /** The answers after them that count. */
  readonly answers: LoggedAnswer[];
  /** How many moves the log holds. */
  n: number;
  /** Counts of what left no other trace; the answers that count are not in them. */
  versions: Both<number>;
  given: Both<number>;
  undos: number;
}

/** What a fold begins with. */
export type Foldable = Pick<Table, 'line' | 'n' | 'versions' | 'given' | 'undos'>;

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

/** Logs of before witnesses do not say who heard of what was taken back: everybody, so that no version goes back. */
function forget(fold: Fold, { answer, witness }: LoggedAnswer): void {
  fold.versions = counted(fold.versions, witness?.heard ?? EVERYONE);
  fold.given = counted(fold.given, [answer.seat === 0, answer.seat === 1]);
}

/** Adds the next moves of the log. `line` is that of the table the fold began with. */
export function add(fold: Fold, line: Table['line'], moves: readonly LoggedMove[]): void {
  for (const { n, move, witness } of moves) {
    fold.n = n + 1;
    if (!('undo' in move)) {
      fold.answers.push({ n, answer: move, witness });
      continue;
    }
    fold.undos++;
    fold.versions = counted(fold.versions, EVERYONE);
    while ((fold.answers.at(-1)?.n ?? -1) >= move.undo) forget(fold, fold.answers.pop()!);
    while (fold.kept > 0 && line[fold.kept - 1].n >= move.undo) fold.kept--;
  }
}
