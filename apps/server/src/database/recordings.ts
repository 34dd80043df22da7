// Recordings in the database.
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { VOID } from '../matches/void';
import type { RecordingStore } from '../recordings/store';
import type { Database } from './database';
import { matches, recordings } from './schema';

export const recordingStore = ({ db }: Database): RecordingStore => ({
  async keep(match, format, recording) {
    await db.insert(recordings).values({ match, format, recording }).onConflictDoNothing();
  },

  async find(match) {
    const [row] = await db
      .select({ recording: recordings.recording })
      .from(recordings)
      .where(eq(recordings.match, match));
    return row?.recording ?? null;
  },

  async missing(after, limit) {
    // A void match has nothing to watch.
    const isOver = and(eq(matches.status, 'over'), ne(matches.reason, VOID));
    const rows = await db
      .select({ id: matches.id })
      .from(matches)
      .leftJoin(recordings, eq(recordings.match, matches.id))
      .where(and(isOver, isNull(recordings.match), gt(matches.id, after)))
      .orderBy(asc(matches.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
});
