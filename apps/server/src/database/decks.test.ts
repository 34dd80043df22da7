import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { someUser } from '../testing/rows';
import type { Database } from './database';
import { deckStore, type SavedDecks } from './decks';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: SavedDecks;
  beforeAll(async () => {
    database = await fresh();
    store = deckStore(database);
  });
  afterAll(() => database.close());

  const saved = async (owner: string, game = 'pond') => {
    const deck = { id: randomUUID(), game, name: 'Frogs', list: { cards: ['frog', 'frog'], leader: 'pike' } };
    await store.create(owner, deck);
    return deck;
  };

  test('a deck comes back to its owner, in its game', async () => {
    const ada = await someUser(database);
    const deck = await saved(ada);
    expect(await store.find(ada, 'pond', deck.id)).toEqual(deck.list);
    expect(await store.load(ada, deck.id)).toMatchObject(deck);
    expect(await store.find(ada, 'arena', deck.id)).toBeNull();
  });

  test("a user cannot read, change or remove another user's deck", async () => {
    const [ada, eve] = [await someUser(database), await someUser(database)];
    const deck = await saved(ada);
    expect(await store.find(eve, 'pond', deck.id)).toBeNull();
    expect(await store.load(eve, deck.id)).toBeNull();
    expect(await store.change(eve, deck.id, { name: 'Mine', list: { cards: [] } })).toBe(false);
    expect(await store.remove(eve, deck.id)).toBe(false);
    expect(await store.load(ada, deck.id)).toMatchObject(deck);
  });

  test('decks are listed by game, last changed first, and counted', async () => {
    const ada = await someUser(database);
    const first = await saved(ada);
    const second = await saved(ada);
    await saved(ada, 'arena');
    await store.change(ada, first.id, { name: 'Changed', list: { cards: ['heron'] } });
    const listed = await store.ofUser(ada, 'pond');
    expect(listed.map(({ id, name }) => [id, name])).toEqual([
      [first.id, 'Changed'],
      [second.id, 'Frogs'],
    ]);
    expect(await store.count(ada)).toBe(3);
    expect(await store.ofUser(ada, null)).toHaveLength(3);
    expect(await store.remove(ada, first.id)).toBe(true);
    expect(await store.count(ada)).toBe(2);
  });
});
