// Checkpoints of live matches: the state after some move, so that opening a match replays only what follows.

import { and, eq, lte, sql } from 'drizzle-orm';
import type { MatchStore } from '../matches/store';
import type { Database } from './database';
import { checkpoints, matches } from './schema';

export const checkpointsIn = ({ db }: Database): Pick<MatchStore, 'checkpoint' | 'keepCheckpoint'> => ({
  async checkpoint(id) {
    const [row] = await db.select().from(checkpoints).where(eq(checkpoints.match, id));
    return row ?? null;
  },

  async keepCheckpoint({ match, n, engine, content }) {
    // A checkpoint written after the end of the match would never be removed.
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
});
