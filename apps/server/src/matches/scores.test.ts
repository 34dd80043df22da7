// Final scores: the stored, sent and listed score is the one the table shows.
import { playing, SEATS } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { type Game, type Scene, sceneOf } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { databases } from '../testing/databases';
import { person, playOn, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import type { SeatMessages } from './host';
import { createHost } from './host';
import type { LiveTable } from './table';
import { standingOf } from './updates';

/** Where the table of each game shows the score. */
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

const shownIn = (game: Game, { book, state }: LiveTable) => {
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
      const heard: SeatMessages[] = [];
      host.listen({ heard: (_row, _seat, one) => heard.push(one) });
      const chairs = [person(await someUser(database)), person(await someUser(database))] as const;
      const row = rowOf(game, chairs, { seed: 'scores' });
      await host.begin(row);
      const table = await playOn(host, row.id, seedRng('scores'), most);
      return { store, host, heard, match: row.id, table };
    };

    test('a finished match keeps and sends the score the table shows', async () => {
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

    test('a finished match has a summary by round, also after it is rebuilt', async () => {
      const { store, match, table, heard } = await played();
      const [one, two, ...more] = heard.flatMap(({ update }) => update.read().summary ?? []);
      expect(more).toEqual([]);
      expect(two).toEqual(one);
      expect(one.rounds.at(-1)?.points).toEqual(shownIn(game, table));
      expect(one.rounds.map(({ n }) => n)).toEqual(one.rounds.map((_, i) => one.rounds[0].n + i));
      expect(one.rounds.length).toBeGreaterThan(1);
      const again = await createHost(store).fresh(match);
      expect(standingOf(again, 0).summary).toEqual(one);
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
