// A table rebuilt from what is stored: from a checkpoint or the deal, then answer by answer.
// Invariant: others have their turn between two answers and between two pages of the log. An answer that is refused, or
// that leads to another table than when it was given, stops it: such a match cannot go on.
// Read next: fold.ts, checkpoint.ts, host.ts.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { advance, clone, isIllegal } from '@sleight/kernel';
import { add, type Fold, type Foldable, foldOnto, type LoggedAnswer } from './fold';
import type { LoggedMove } from './store';
import { answered, type Entry, followed, openTable, positionHash, type Table } from './table';
import { playable, unplayable } from './unplayable';

/** Lets others have their turn. */
export type Pace = () => Promise<unknown>;

export const usualPace: Pace = () => othersTurn();

/** So many moves are read at once: the embedded database answers in this thread. */
export const PAGE = 250;

/** Plays one answer of the log again. */
function replayed(table: Table, { n, answer, witness }: LoggedAnswer): Table {
  const step = playable(`answer ${n} cannot be carried out`, table, () =>
    answered(table, answer, n, witness?.heard ?? null),
  );
  if ('illegal' in step) throw unplayable(`answer ${n} is refused: ${step.illegal}`, table);
  const isAnother = witness !== null && positionHash(step.after) !== witness.hash;
  if (isAnother) throw unplayable(`answer ${n} leads to another table`, table);
  return step.next;
}

/** Gives an answer again of which everything is known but the table after it. */
function repeated(table: Table, entry: Entry): Table {
  const after = clone(table.state);
  const facts = playable(`answer ${entry.n} cannot be carried out`, table, () =>
    advance(table.book, after, entry.answer),
  );
  if (isIllegal(facts)) throw unplayable(`answer ${entry.n} is refused: ${facts.illegal}`, table);
  return followed(table, entry, after);
}

async function repeatedAll(table: Table, entries: readonly Entry[], pace: Pace): Promise<Table> {
  let at = openTable(table.row, table.rulebook);
  for (const entry of entries) {
    await pace();
    at = repeated(at, entry);
  }
  return at;
}

/** The same table with the tables before its last answers at hand. */
export async function rewound(table: Table, pace: Pace): Promise<Table> {
  const { n, versions, given, undos } = table;
  return { ...(await repeatedAll(table, table.line, pace)), n, versions, given, undos };
}

/** The table with the first `kept` answers of this one. */
async function cutBack(table: Table, kept: number, pace: Pace): Promise<Table> {
  if (kept === table.line.length) return table;
  const at = table.earlier.findLastIndex(({ line }) => line.length === kept);
  if (at >= 0) return { ...table, ...table.earlier[at], earlier: table.earlier.slice(0, at) };
  return await repeatedAll(table, table.line.slice(0, kept), pace);
}

async function unfolded(table: Table, fold: Fold, pace: Pace): Promise<Table> {
  const { versions, given, n, undos } = fold;
  let at: Table = { ...(await cutBack(table, fold.kept, pace)), versions, given, undos };
  for (const answer of fold.answers) {
    await pace();
    at = replayed(at, answer);
  }
  return { ...at, n };
}

/** Reads some moves of a match's log. */
export type ReadLog = (from: number, most: number) => Promise<readonly LoggedMove[]>;

/** The log from where the fold ends, page by page. */
export async function folded(from: Foldable, read: ReadLog, pace: Pace): Promise<Fold> {
  const fold = foldOnto(from);
  for (;;) {
    const page = await read(fold.n, PAGE);
    add(fold, from.line, page);
    if (page.length < PAGE) return fold;
    await pace();
  }
}

/** The table after all moves that the log holds beyond it. */
export async function caughtUp(table: Table, read: ReadLog, pace: Pace): Promise<Table> {
  const fold = await folded(table, read, pace);
  return fold.n === table.n ? table : await unfolded(table, fold, pace);
}
