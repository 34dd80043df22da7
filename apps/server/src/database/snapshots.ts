// Card sets and rules under the hash of their content. Matches name them, so they are kept while any match does.

import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import { latest } from '../matches/latest';
import { hashOf, type Snapshot } from '../matches/snapshots';
import type { MatchStore } from '../matches/store';
import type { Database } from './database';
import { matches, snapshots } from './schema';

/** A known snapshot is not checked again for this long; the sweep keeps it far longer. */
const KNOWN_MS = 60 * 60_000;
const MOST_KNOWN = 256;

interface Snapshots extends Pick<MatchStore, 'snapshot' | 'adopt' | 'sweep'> {
  keep(snapshot: Snapshot): Promise<void>;
}

export function snapshotsIn({ db }: Database): Snapshots {
  const known = latest<number>(MOST_KNOWN);

  async function keep({ hash, content }: Snapshot): Promise<void> {
    const isKnown = (known.get(hash) ?? 0) > Date.now() - KNOWN_MS;
    if (isKnown) return;
    await db
      .insert(snapshots)
      .values({ hash, content })
      .onConflictDoUpdate({ target: snapshots.hash, set: { usedAt: sql`now()` } });
    known.set(hash, Date.now());
  }

  return {
    keep,

    async snapshot(hash) {
      const [row] = await db.select().from(snapshots).where(eq(snapshots.hash, hash));
      return row === undefined || hashOf(row.content) !== hash ? null : row.content;
    },

    async adopt(olderName, set) {
      const older = eq(matches.set, olderName);
      const [found] = await db.select({ id: matches.id }).from(matches).where(older).limit(1);
      if (found === undefined) return;
      await keep(set);
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
  };
}
