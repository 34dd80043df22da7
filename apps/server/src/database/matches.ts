// Matches and their logs in the database.
// Invariant: a log has no gaps and ends with the match: a move is saved only if the one before it exists and the
// match is still live, and its ending is written with it or not at all.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Append, Appended, Both, Chair, InheritedMove, MatchStore, Witness } from '../matches/store';
import { VOID } from '../matches/void';
import { checkpointsIn } from './checkpoints';
import type { Database } from './database';
import { groupCommit } from './group-commit';
import { historyOf } from './history';
import { rowFrom } from './match-rows';
import { answers, checkpoints, matches, reports, type StoredChair } from './schema';
import { snapshotsIn } from './snapshots';

const personIn = (chair: Chair): string | null => (chair.kind === 'person' ? chair.user : null);

const stored = (chair: Chair): StoredChair =>
  chair.kind === 'person' ? { kind: 'person', name: chair.name } : chair;

// Defined in migrations/0004_recordings.sql.
const APPEND = 'select append_answers($1::text::json) as match';

const bits = ([one, two]: Both<boolean>): number => (one ? 1 : 0) + (two ? 2 : 0);
const seats = (heard: number): Both<boolean> => [(heard & 1) !== 0, (heard & 2) !== 0];

const given = ({ match, n, move, witness, engine, ending }: Append) => ({
  match,
  n,
  move,
  heard: bits(witness.heard),
  after: witness.hash,
  engine,
  ended: ending !== null,
  ...ending,
});

const witnessFrom = ({ heard, hash }: { heard: number | null; hash: string | null }): Witness | null =>
  heard === null || hash === null ? null : { heard: seats(heard), hash };

/** The number of inherited moves in one statement. */
const WRITTEN_AT_ONCE = 100;

const inheritedRow = (match: string, n: number, { move, witness }: InheritedMove) => ({
  match,
  n,
  move,
  heard: witness === null ? null : bits(witness.heard),
  hash: witness?.hash ?? null,
});

async function writeTogether(
  { run }: Database,
  appends: readonly Append[],
  isAgain: boolean,
): Promise<readonly Appended[]> {
  const kept = await run(APPEND, [JSON.stringify(appends.map(given))]);
  const done = new Set(kept.map(({ match }) => match));
  // A write that seemed to fail may have been saved.
  const otherwise = isAgain ? 'unsure' : 'taken';
  return appends.map(({ match }) => (done.has(match) ? 'kept' : otherwise));
}

/** Ends a match that can no longer be played, with a report. */
async function endVoid(
  { db }: Database,
  id: string,
  { user, ...report }: Parameters<MatchStore['end']>[1],
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const ended = await tx
      .update(matches)
      .set({ status: 'over', winner: null, reason: VOID, hash: '', endedAt: sql`now()` })
      .where(and(eq(matches.id, id), eq(matches.status, 'live')))
      .returning({ id: matches.id });
    if (ended.length === 0) return false;
    await tx.delete(checkpoints).where(eq(checkpoints.match, id));
    await tx.insert(reports).values({ ...report, reporter: user });
    return true;
  });
}

export function matchStore(database: Database): MatchStore {
  const { db } = database;
  const { keep, ...snapshots } = snapshotsIn(database);
  return {
    async create(row) {
      const { chairs, ending, snapshots: named, log = [], ...rest } = row;
      for (const one of named) await keep(one);
      const values = {
        ...rest,
        ...ending,
        user0: personIn(chairs[0]),
        user1: personIn(chairs[1]),
        chairs: [stored(chairs[0]), stored(chairs[1])] as const,
      };
      if (log.length === 0) await db.insert(matches).values(values);
      else
        await db.transaction(async (tx) => {
          await tx.insert(matches).values(values);
          for (let from = 0; from < log.length; from += WRITTEN_AT_ONCE) {
            const page = log.slice(from, from + WRITTEN_AT_ONCE);
            await tx.insert(answers).values(page.map((one, i) => inheritedRow(row.id, from + i, one)));
            // The embedded database runs in this thread.
            await othersTurn();
          }
        });
    },

    async find(id) {
      const [row] = await db.select().from(matches).where(eq(matches.id, id));
      return row === undefined ? null : rowFrom(row);
    },

    async moves(id, from = 0, most) {
      const { n, move, heard, hash, at } = answers;
      const found = db
        .select({ n, move, heard, hash, at })
        .from(answers)
        .where(and(eq(answers.match, id), gte(answers.n, from)))
        .orderBy(asc(answers.n));
      const rows = await (most === undefined ? found : found.limit(most));
      return rows.map((row) => ({ n: row.n, move: row.move, witness: witnessFrom(row), at: row.at }));
    },

    async upgrade(id, from, to) {
      const done = await db
        .update(matches)
        .set({ engine: to })
        .where(and(eq(matches.id, id), eq(matches.engine, from), eq(matches.status, 'live')))
        .returning({ id: matches.id });
      return done.length > 0;
    },

    end: (id, report) => endVoid(database, id, report),

    append: groupCommit<Append, Appended>({
      keyOf: ({ match }) => match,
      write: (appends, isAgain) => writeTogether(database, appends, isAgain),
    }),

    async tasksOf(user) {
      const id = sql<string>`${matches.task} ->> 'id'`;
      const isSolved = sql<boolean>`coalesce(bool_or(${matches.winner} = 0), false)`;
      return await db
        .select({ id, isSolved })
        .from(matches)
        .where(and(eq(matches.user0, user), isNotNull(matches.task)))
        .groupBy(id);
    },

    ...snapshots,
    ...checkpointsIn(database),
    ...historyOf(database),
  };
}
