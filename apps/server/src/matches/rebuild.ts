// Rebuilds a table from the database: from a checkpoint or the deal, then answer by answer.
// Invariant: it yields to other requests between two answers and between two pages of the log. An answer that is refused,
// or that leads to a different table than when it was given, stops it: such a match cannot continue.
// Read next: fold.ts, checkpoint.ts, host.ts.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { advance, clone, isIllegal } from '@sleight/kernel';
import { add, type Fold, type Foldable, foldOnto, type LoggedAnswer } from './fold';
import type { LoggedMove } from './store';
import { answered, type Entry, followed, type LiveTable, openTable, positionHash } from './table';
import { playable, unplayable } from './unplayable';

/** Yields to other requests. */
export type Pace = () => Promise<unknown>;

export const usualPace: Pace = () => othersTurn();

/** The number of moves read at once: the embedded database runs in this thread. */
export const PAGE = 250;

/** Replays one answer of the log. */
function replayed(table: LiveTable, { n, answer, witness }: LoggedAnswer): LiveTable {
  const step = playable(`answer ${n} cannot be carried out`, table, () =>
    answered(table, answer, n, witness?.heard ?? null),
  );
  if ('illegal' in step) throw unplayable(`answer ${n} is refused: ${step.illegal}`, table);
  const isAnother = witness !== null && positionHash(step.after) !== witness.hash;
  if (isAnother) throw unplayable(`answer ${n} leads to another table`, table);
  return step.next;
}

/** Replays an answer whose record lacks only the table after it. */
function repeated(table: LiveTable, entry: Entry): LiveTable {
  const after = clone(table.state);
  const facts = playable(`answer ${entry.n} cannot be carried out`, table, () =>
    advance(table.book, after, entry.answer),
  );
  if (isIllegal(facts)) throw unplayable(`answer ${entry.n} is refused: ${facts.illegal}`, table);
  return followed(table, entry, after);
}

async function repeatedAll(table: LiveTable, entries: readonly Entry[], pace: Pace): Promise<LiveTable> {
  let at = openTable(table.row, table.rulebook);
  for (const entry of entries) {
    await pace();
    at = repeated(at, entry);
  }
  return at;
}

/** The same table including the tables before its last answers. */
export async function rewound(table: LiveTable, pace: Pace): Promise<LiveTable> {
  const { n, versions, given, undos } = table;
  return { ...(await repeatedAll(table, table.line, pace)), n, versions, given, undos };
}

/** The table after the first `kept` answers of this one. */
async function cutBack(table: LiveTable, kept: number, pace: Pace): Promise<LiveTable> {
  if (kept === table.line.length) return table;
  const at = table.earlier.findLastIndex(({ line }) => line.length === kept);
  if (at >= 0) return { ...table, ...table.earlier[at], earlier: table.earlier.slice(0, at) };
  return await repeatedAll(table, table.line.slice(0, kept), pace);
}

async function unfolded(table: LiveTable, fold: Fold, pace: Pace): Promise<LiveTable> {
  const { versions, given, n, undos } = fold;
  let at: LiveTable = { ...(await cutBack(table, fold.kept, pace)), versions, given, undos };
  for (const answer of fold.answers) {
    await pace();
    at = replayed(at, answer);
  }
  return { ...at, n };
}

/** Reads some moves of a match's log. */
export type ReadLog = (from: number, most: number) => Promise<readonly LoggedMove[]>;

/** The log from the end of the fold, page by page. */
export async function folded(from: Foldable, read: ReadLog, pace: Pace): Promise<Fold> {
  const fold = foldOnto(from);
  for (;;) {
    const page = await read(fold.n, PAGE);
    add(fold, from.line, page);
    if (page.length < PAGE) return fold;
    await pace();
  }
}

/** The table after all further moves of the log. */
export async function caughtUp(table: LiveTable, read: ReadLog, pace: Pace): Promise<LiveTable> {
  const fold = await folded(table, read, pace);
  return fold.n === table.n ? table : await unfolded(table, fold, pace);
}
