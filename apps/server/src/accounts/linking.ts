// A guest signs up: everything the guest has moves to the account.
// Invariant: all or nothing. Every table that refers to a user must be listed here; a test checks it.

import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { decks, matches, reports, rooms } from '../database/schema';

export async function moveEverything({ db }: Database, from: string, to: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(decks).set({ owner: to }).where(eq(decks.owner, from));
    await tx.update(matches).set({ user0: to }).where(eq(matches.user0, from));
    await tx.update(matches).set({ user1: to }).where(eq(matches.user1, from));
    await tx.update(rooms).set({ user0: to }).where(eq(rooms.user0, from));
    await tx.update(rooms).set({ user1: to }).where(eq(rooms.user1, from));
    await tx.update(reports).set({ reporter: to }).where(eq(reports.reporter, from));
  });
}
