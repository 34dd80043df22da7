// Saved decks in the database. Every query names the owner: another user's deck counts as missing.

import type { DeckList } from '@sleight/kit';
import { and, count, desc, eq } from 'drizzle-orm';
import type { DeckStore } from '../decks/store';
import type { Database } from './database';
import { decks } from './schema';

export interface DeckRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly list: DeckList;
  readonly updatedAt: Date;
}

export interface SavedDecks extends DeckStore {
  /** Last changed first; of every game if `game` is null. */
  ofUser(user: string, game: string | null): Promise<readonly DeckRow[]>;
  load(user: string, id: string): Promise<DeckRow | null>;
  count(user: string): Promise<number>;
  create(user: string, deck: Omit<DeckRow, 'updatedAt'>): Promise<void>;
  /** False if this user has no such deck. */
  change(user: string, id: string, deck: Pick<DeckRow, 'name' | 'list'>): Promise<boolean>;
  remove(user: string, id: string): Promise<boolean>;
}

const columns = {
  id: decks.id,
  game: decks.game,
  name: decks.name,
  list: decks.list,
  updatedAt: decks.updatedAt,
};

export function deckStore({ db }: Database): SavedDecks {
  const owned = (user: string, id: string) => and(eq(decks.owner, user), eq(decks.id, id));
  return {
    async find(user, game, id) {
      const deck = await this.load(user, id);
      return deck?.game === game ? deck.list : null;
    },

    async ofUser(user, game) {
      const isOwn = eq(decks.owner, user);
      return await db
        .select(columns)
        .from(decks)
        .where(game === null ? isOwn : and(isOwn, eq(decks.game, game)))
        .orderBy(desc(decks.updatedAt));
    },

    async load(user, id) {
      const [deck] = await db.select(columns).from(decks).where(owned(user, id));
      return deck ?? null;
    },

    async count(user) {
      const [found] = await db.select({ n: count() }).from(decks).where(eq(decks.owner, user));
      return found?.n ?? 0;
    },

    async create(user, deck) {
      await db.insert(decks).values({ ...deck, owner: user });
    },

    async change(user, id, deck) {
      const changed = await db
        .update(decks)
        .set({ ...deck, updatedAt: new Date() })
        .where(owned(user, id))
        .returning({ id: decks.id });
      return changed.length === 1;
    },

    async remove(user, id) {
      const removed = await db.delete(decks).where(owned(user, id)).returning({ id: decks.id });
      return removed.length === 1;
    },
  };
}
