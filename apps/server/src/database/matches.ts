// Matches and their logs in the database.
// Invariant: a log has no gaps and ends with the match: a move is kept only if the one before it is there and the
// match is still live, and its ending is written with it or not at all.

import { and, asc, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { Append, Appended, Chair, Ending, MatchRow, MatchStore } from '../matches/store';
import type { Database } from './database';
import { groupCommit } from './group-commit';
import { answers, matches, type StoredChair } from './schema';

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
  status: row.status,
  ending: endingFrom(row),
  startedAt: row.startedAt,
});

// Written in migrations/0005_append_scores.sql.
const APPEND = 'select append_answers($1::text::json) as match';

const given = ({ match, n, move, ending }: Append) => ({ match, n, move, ended: ending !== null, ...ending });

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
  return {
    async create(row) {
      const { chairs, ending, ...rest } = row;
      await db.insert(matches).values({
        ...rest,
        ...ending,
        user0: personIn(chairs[0]),
        user1: personIn(chairs[1]),
        chairs: [stored(chairs[0]), stored(chairs[1])],
      });
    },

    async find(id) {
      const [row] = await db.select().from(matches).where(eq(matches.id, id));
      return row === undefined ? null : rowFrom(row);
    },

    async moves(id, from = 0) {
      return await db
        .select({ n: answers.n, move: answers.move, at: answers.at })
        .from(answers)
        .where(and(eq(answers.match, id), gte(answers.n, from)))
        .orderBy(asc(answers.n));
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
