// Matches and their logs in the database.
// Invariant: a log has no gaps and ends with the match: a move is kept only if the one before it is there and the
// match is still live, and its ending is written with it or not at all.

import { and, asc, desc, eq, gte, or, sql } from 'drizzle-orm';
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

function endingFrom({ winner, reason, hash }: Stored): Ending | null {
  if (hash === null) return null;
  return { winner: winner === 0 || winner === 1 ? winner : null, reason: reason ?? '', hash };
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
  seed: row.seed,
  chairs: [chairFrom(row.id, row.chairs[0], row.user0), chairFrom(row.id, row.chairs[1], row.user1)],
  room: row.room,
  after: row.after,
  status: row.status,
  ending: endingFrom(row),
  startedAt: row.startedAt,
});

// All waiting moves in one statement of one shape, so in one transaction and one prepared plan. `kept` are those
// that no other process wrote first.
const APPEND = `
with given as (
  select * from json_to_recordset($1::text::json)
    as g(match text, n int, move json, ended boolean, winner smallint, reason text, hash text)
), kept as (
  insert into answers (match, n, move)
  select g.match, g.n, g.move from given g
  join matches m on m.id = g.match and m.status = 'live'
  where g.n = 0 or exists (select from answers a where a.match = g.match and a.n = g.n - 1)
  on conflict do nothing
  returning match, n
), over as (
  update matches m set status = 'over', winner = g.winner, reason = g.reason, hash = g.hash, ended_at = now()
  from given g join kept k on k.match = g.match and k.n = g.n
  where m.id = g.match and g.ended
)
select match from kept`;

const given = ({ match, n, move, ending }: Append) => ({ match, n, move, ended: ending !== null, ...ending });

async function writeTogether({ run }: Database, appends: readonly Append[]): Promise<readonly Appended[]> {
  const kept = await run(APPEND, [JSON.stringify(appends.map(given))]);
  const done = new Set(kept.map(({ match }) => match));
  return appends.map(({ match }) => (done.has(match) ? 'kept' : 'taken'));
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
      write: (appends) => writeTogether(database, appends),
    }),

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
