import { seedRng } from '@sleight/kernel/rng';
import { lastScene, replaySchema } from '@sleight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { shelf } from '../games';
import { createHost, type Host } from '../matches/host';
import type { Heard } from '../matches/updates';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { person, playOn, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { replayOf } from './replay';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const played = async (host: Host, game: (typeof shelf)[number], most?: number): Promise<string> => {
    const row = rowOf(game, [person(await someUser(database)), person(await someUser(database))]);
    await host.begin(row);
    await playOn(host, row.id, seedRng('replayed'), most);
    return row.id;
  };

  describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
    test('through a seat’s eyes it is what that seat was sent, step by step', async () => {
      const host = createHost(matchStore(database));
      const sent: Heard[][] = [[], []];
      host.listen({ heard: (_row, seat, heard) => sent[seat].push(heard) });
      const match = await played(host, game);
      for (const [seat, eyes] of [
        [0, '0'],
        [1, '1'],
      ] as const) {
        const { steps } = await replayOf(createHost(matchStore(database)), match, eyes, null);
        const seen = steps.slice(1).map(({ scene, facts, log }) => ({ scene, facts, log }));
        expect(seen).toEqual(
          sent[seat].map(({ update }) => ({
            scene: lastScene(update),
            facts: update.beats.flatMap(({ facts }) => facts),
            log: update.beats.flatMap(({ log }) => log),
          })),
        );
        for (const { by, keys } of steps) if (by !== null && by !== seat) expect(keys).toEqual([]);
      }
    });

    test('open, it shows every card and every pick, and comes to the hash that was kept', async () => {
      const store = matchStore(database);
      const match = await played(createHost(store), game);
      const host = createHost(store);
      const replay = await replayOf(host, match, 'open', null);
      const row = await store.find(match);
      expect(replay.hash).toBe(row?.ending?.hash);
      expect(replay.seed).toBe(row?.seed);
      expect(replay.steps).toHaveLength((await host.table(match)).line.length + 1);
      for (const { scene } of replay.steps) {
        const pieces = scene.areas.flatMap((area) => area.pieces);
        expect(pieces.filter(({ card, face }) => card === null || face === 'down')).toEqual([]);
        const listed = scene.areas.reduce((sum, { pieces: shown }) => sum + shown.length, 0);
        expect(listed).toBe(scene.areas.reduce((sum, { count }) => sum + count, 0));
      }
      expect(replay.steps.slice(1).every(({ keys }) => keys.length > 0)).toBe(true);
      expect(replaySchema.parse(JSON.parse(JSON.stringify(replay)))).toEqual(
        JSON.parse(JSON.stringify(replay)),
      );
    });

    test('open, it is told to whoever played it from their own side, to others from the first', async () => {
      const host = createHost(matchStore(database));
      const match = await played(host, game);
      const { chairs } = (await host.table(match)).row;
      const [first, second, other] = await Promise.all(
        [...chairs.map((chair) => (chair.kind === 'person' ? chair.user : '')), await someUser(database)].map(
          (user) => replayOf(host, match, 'open', user),
        ),
      );
      expect([first.seat, second.seat, other.seat]).toEqual([0, 1, 0]);
      expect(other.steps).toEqual(first.steps);
      expect(second.steps.map(({ log }) => log)).not.toEqual(first.steps.map(({ log }) => log));
    });

    test('while it is made everybody else has their turn after each step', async () => {
      const host = createHost(matchStore(database));
      const match = await played(host, game);
      const table = await host.table(match);
      let turns = 0;
      let next: NodeJS.Immediate;
      const count = (): void => {
        turns++;
        next = setImmediate(count);
      };
      next = setImmediate(count);
      const { steps } = await replayOf({ ...host, fresh: async () => table }, match, 'open', null);
      clearImmediate(next);
      expect(turns).toBeGreaterThanOrEqual(steps.length - 1);
    });

    test('one that comes to another hash than it did is not shown', async () => {
      const store = matchStore(database);
      const match = await played(createHost(store), game);
      const row = await store.find(match);
      const changed = {
        ...store,
        find: async () => ({ ...row!, ending: { ...row!.ending!, hash: 'another' } }),
      };
      const refusal = await replayOf(createHost(changed), match, 'open', null).catch(
        (error: unknown) => error,
      );
      expect(isRefused(refusal) && refusal.wire.code).toBe('other-version');
    });

    test('a match that is not over has no replay', async () => {
      const host = createHost(matchStore(database));
      const match = await played(host, game, 3);
      for (const eyes of ['0', '1', 'open'] as const) {
        const refusal = await replayOf(host, match, eyes, null).catch((error: unknown) => error);
        expect(isRefused(refusal) && refusal.wire.code).toBe('not-over');
      }
    });
  });
});
