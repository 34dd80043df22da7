// The matches of a user, newest first and filtered, and what they can be filtered by.
// Invariant: every query begins with one of the two indexes of a user's matches, and answers with a bounded number of rows.

import type { Verdict } from '@sleight/protocol';
import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { HOSTS } from '../bots/levels';
import type { MatchStore } from '../matches/store';
import { VOID } from '../matches/void';
import type { Database } from './database';
import { rowFrom } from './match-rows';
import { answers, matches } from './schema';

const { user0, user1, chairs, task, reason, winner } = matches;

const sitsIn = (user: string) => or(eq(user0, user), eq(user1, user));

const isShared = sql`${user0} is not distinct from ${user1}`;

/** How a match ended for the user; null while it is live. */
const verdictFor = (user: string) => sql<Verdict>`case
  when ${matches.status} = 'live' then null
  when ${reason} = ${VOID} then 'void'
  when ${isShared} then 'shared'
  when ${winner} is null then 'drawn'
  when ${winner} = (case when ${user0} = ${user} then 0 else 1 end) then 'won'
  else 'lost' end`;

/** The opponent, as the protocol names it: by the level if its first character played. */
function opponentOf(user: string): SQL<string> {
  const chair = sql`(case when ${user0} = ${user} then ${chairs} -> 1 else ${chairs} -> 0 end)`;
  return sql<string>`case
    when ${task} is not null then 'lesson'
    when ${isShared} then 'hotseat'
    when ${chair} ->> 'kind' = 'person' then 'person:' || (${chair} ->> 'name')
    when ${chair} ->> 'persona' not in ${HOSTS} then 'persona:' || (${chair} ->> 'persona')
    else 'level:' || (${chair} ->> 'level') end`;
}

function isAgainst(user: string, against: string): SQL {
  const opponent = opponentOf(user);
  if (against === 'bot') return sql`split_part(${opponent}, ':', 1) in ('level', 'persona')`;
  if (against === 'friend') return sql`split_part(${opponent}, ':', 1) = 'person'`;
  return sql`${opponent} = ${against}`;
}

/** Compared by the database, whose moments are finer than ours. */
function comesAfter(match: string): SQL | undefined {
  const moment = sql`(select m.started_at from matches m where m.id = ${match})`;
  return or(
    sql`${matches.startedAt} < ${moment}`,
    and(sql`${matches.startedAt} = ${moment}`, gt(matches.id, match)),
  );
}

/** No user has more different opponents, games and results that anybody would look through. */
const MOST_CHOICES = 1_000;

export const historyOf = ({ db }: Database): Pick<MatchStore, 'ofUser' | 'choicesOf'> => ({
  async ofUser(user, status, limit, { before, game, against, result } = {}) {
    const moves = sql<number>`(select count(*)::int from ${answers} where ${answers.match} = ${matches.id})`;
    const found = await db
      .select({ row: matches, moves })
      .from(matches)
      .where(
        and(
          sitsIn(user),
          status === null ? undefined : eq(matches.status, status),
          before === undefined ? undefined : comesAfter(before),
          game === undefined ? undefined : eq(matches.game, game),
          against === undefined ? undefined : isAgainst(user, against),
          result === undefined ? undefined : sql`${verdictFor(user)} = ${result}`,
        ),
      )
      .orderBy(desc(matches.startedAt), asc(matches.id))
      .limit(limit);
    return found.map(({ row, moves }) => ({ row: rowFrom(row), moves }));
  },

  async choicesOf(user) {
    return await db
      .selectDistinct({ game: matches.game, against: opponentOf(user), result: verdictFor(user) })
      .from(matches)
      .where(and(sitsIn(user), eq(matches.status, 'over')))
      .limit(MOST_CHOICES);
  },
});
