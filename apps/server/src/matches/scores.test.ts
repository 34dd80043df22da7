// Final scores: what the table shows at the end is what is kept, sent and listed.
import { type Game, playing, type Scene, SEATS, sceneOf } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { shelf } from '../games';
import { databases } from '../testing/databases';
import { person, playOn, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { createHost } from './host';
import type { Table } from './table';
import type { Heard } from './updates';

/** Where the table shows the score of each game. */
const shownScores: Readonly<Record<string, (scene: Scene, seat: number) => number | undefined>> = {
  territory: counterOf('marks'),
  mythos: counterOf('points'),
  sleeved: counterOf('score'),
  onepiece: ({ areas }, seat) => areas.find(({ kind, whose }) => kind === 'life' && whose === seat)?.count,
};

function counterOf(id: string) {
  return ({ counters }: Scene, seat: number) =>
    counters.find((one) => one.id === id && one.whose === seat)?.value;
}

const shownIn = (game: Game, { book, state }: Table) => {
  const scene = sceneOf(game, playing(book, state), 0);
  return SEATS.map((seat) => shownScores[game.id](scene, seat));
};

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
    const played = async (most?: number) => {
      const store = matchStore(database);
      const host = createHost(store);
      const heard: Heard[] = [];
      host.listen({ heard: (_row, _seat, one) => heard.push(one) });
      const chairs = [person(await someUser(database)), person(await someUser(database))] as const;
      const row = rowOf(game, chairs, { seed: 'scores' });
      await host.begin(row);
      const table = await playOn(host, row.id, seedRng('scores'), most);
      return { store, host, heard, match: row.id, table };
    };

    test('a match that is played out keeps the score the table shows, and sends it', async () => {
      const { store, match, table, heard } = await played();
      const kept = (await store.find(match))?.ending?.scores;
      expect(kept?.points).toEqual(shownIn(game, table));
      expect(kept?.label.en).not.toBe('');
      expect(kept?.label.fr).not.toBe('');
      const ended = heard.flatMap((one) => one.ended ?? []);
      expect(ended.map(({ scores }) => scores)).toEqual([kept, kept]);
      const [{ row }] = await store.ofUser((await store.find(match))!.chairs.map(userIn)[0], 'over', 1);
      expect(row.ending?.scores).toEqual(kept);
    });

    test('a conceded match keeps the score of that moment', async () => {
      const { store, host, match, table } = await played(12);
      await host.move(match, { seat: 0, concede: true });
      const { ending } = (await store.find(match))!;
      expect(ending?.reason).toBe('concession');
      expect(ending?.scores?.points).toEqual(shownIn(game, table));
    });
  });
});

const userIn = (chair: { kind: string; user?: string }): string => chair.user ?? '';
