// Matches and their logs in the database.
// Invariant: a log has no gaps and ends with the match: a move is kept only if the one before it is there and the
// match is still live, and its ending is written with it or not at all.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, desc, eq, gte, isNotNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { latest } from '../matches/latest';
import { hashOf, type Snapshot } from '../matches/snapshots';
import type {
  Append,
  Appended,
  Both,
  Chair,
  Ending,
  InheritedMove,
  MatchRow,
  MatchStore,
  Witness,
} from '../matches/store';
import { VOID } from '../matches/void';
import type { Database } from './database';
import { groupCommit } from './group-commit';
import { answers, checkpoints, matches, reports, type StoredChair, snapshots } from './schema';

type Stored = typeof matches.$inferSelect;

const personIn = (chair: Chair): string | null => (chair.kind === 'person' ? chair.user : null);

const stored = (chair: Chair): StoredChair =>
  chair.kind === 'person' ? { kind: 'person', name: chair.name } : chair;

function chairFrom(match: string, chair: StoredChair, user: string | null): Chair {
  if (chair.kind === 'bot') return chair;
  if (user === null) throw new Error(`match ${match}: a person's chair has nobody in it`);
  return { ...chair, user };
}

function endingFrom({ winner, reason, hash, scores }: Stored): Ending | null {
  if (hash === null) return null;
  return { winner: winner === 0 || winner === 1 ? winner : null, reason: reason ?? '', hash, scores };
}

const rowFrom = (row: Stored): MatchRow => ({
  id: row.id,
  game: row.game,
  ruleset: row.ruleset,
  changes: row.changes,
  rules: row.rules,
  engine: row.engine,
  set: row.set,
  decks: row.decks,
  task: row.task,
  seed: row.seed,
  chairs: [chairFrom(row.id, row.chairs[0], row.user0), chairFrom(row.id, row.chairs[1], row.user1)],
  room: row.room,
  after: row.after,
  inherited: row.inherited,
  status: row.status,
  ending: endingFrom(row),
  startedAt: row.startedAt,
});

// Written in migrations/0004_recordings.sql.
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

/** So many inherited moves are written in one statement. */
const WRITTEN_AT_ONCE = 100;

const inheritedRow = (match: string, n: number, { move, witness }: InheritedMove) => ({
  match,
  n,
  move,
  heard: witness === null ? null : bits(witness.heard),
  hash: witness?.hash ?? null,
});

/** For this long nobody asks the database again whether it has a snapshot; a sweep spares it for far longer. */
const KNOWN_MS = 60 * 60_000;
const MOST_KNOWN = 256;

async function writeTogether(
  { run }: Database,
  appends: readonly Append[],
  isAgain: boolean,
): Promise<readonly Appended[]> {
  const kept = await run(APPEND, [JSON.stringify(appends.map(given))]);
  const done = new Set(kept.map(({ match }) => match));
  // A write that seemed to fail may have been kept all the same.
  const otherwise = isAgain ? 'unsure' : 'taken';
  return appends.map(({ match }) => (done.has(match) ? 'kept' : otherwise));
}

export function matchStore(database: Database): MatchStore {
  const { db } = database;
  const known = latest<number>(MOST_KNOWN);

  async function keepSnapshot({ hash, content }: Snapshot): Promise<void> {
    const isKnown = (known.get(hash) ?? 0) > Date.now() - KNOWN_MS;
    if (isKnown) return;
    await db
      .insert(snapshots)
      .values({ hash, content })
      .onConflictDoUpdate({ target: snapshots.hash, set: { usedAt: sql`now()` } });
    known.set(hash, Date.now());
  }

  return {
    async create(row) {
      const { chairs, ending, snapshots: named, log = [], ...rest } = row;
      for (const one of named) await keepSnapshot(one);
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
            // The embedded database works in this thread.
            await othersTurn();
          }
        });
    },

    async find(id) {
      const [row] = await db.select().from(matches).where(eq(matches.id, id));
      return row === undefined ? null : rowFrom(row);
    },

    async snapshot(hash) {
      const [row] = await db.select().from(snapshots).where(eq(snapshots.hash, hash));
      return row === undefined || hashOf(row.content) !== hash ? null : row.content;
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

    async checkpoint(id) {
      const [row] = await db.select().from(checkpoints).where(eq(checkpoints.match, id));
      return row ?? null;
    },

    async keepCheckpoint({ match, n, engine, content }) {
      // One that comes after the end of the match would never be removed.
      const live = db
        .select({
          match: matches.id,
          n: sql<number>`${n}::int`.as('n'),
          engine: sql<string>`${engine}::text`.as('engine'),
          content: sql<string>`${content}::text`.as('content'),
          at: sql<Date>`now()`.as('at'),
        })
        .from(matches)
        .where(and(eq(matches.id, match), eq(matches.status, 'live')));
      await db
        .insert(checkpoints)
        .select(live)
        .onConflictDoUpdate({
          target: checkpoints.match,
          set: { n, engine, content, at: sql`now()` },
          setWhere: lte(checkpoints.n, n),
        });
    },

    async upgrade(id, from, to) {
      const done = await db
        .update(matches)
        .set({ engine: to })
        .where(and(eq(matches.id, id), eq(matches.engine, from), eq(matches.status, 'live')))
        .returning({ id: matches.id });
      return done.length > 0;
    },

    async end(id, { user, ...report }) {
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
    },

    async adopt(olderName, set) {
      const older = eq(matches.set, olderName);
      const [found] = await db.select({ id: matches.id }).from(matches).where(older).limit(1);
      if (found === undefined) return;
      await keepSnapshot(set);
      await db.update(matches).set({ set: set.hash }).where(older);
    },

    async sweep(before) {
      const { hash, usedAt } = snapshots;
      const naming = db
        .select({ id: matches.id })
        .from(matches)
        .where(or(eq(matches.set, hash), eq(matches.rules, hash)));
      const gone = await db
        .delete(snapshots)
        .where(and(lt(usedAt, before), notExists(naming)))
        .returning({ hash });
      return gone.length;
    },

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

    async ofUser(user, status, limit) {
      const sits = or(eq(matches.user0, user), eq(matches.user1, user));
      const moves = sql<number>`(select count(*)::int from ${answers} where ${answers.match} = ${matches.id})`;
      const found = await db
        .select({ row: matches, moves })
        .from(matches)
        .where(status === null ? sits : and(sits, eq(matches.status, status)))
        .orderBy(desc(matches.startedAt), asc(matches.id))
        .limit(limit);
      return found.map(({ row, moves }) => ({ row: rowFrom(row), moves }));
    },
  };
}
