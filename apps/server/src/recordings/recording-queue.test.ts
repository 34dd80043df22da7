// When recordings are made, and that they survive changes to the engine, cards and rules.
import { hash } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { recordings, reports } from '../database/schema';
import { storesOver } from '../database/stores';
import { createHost } from '../matches/host';
import type { MatchRow, MatchStore } from '../matches/store';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { person, playOn, rowOf } from '../testing/matches';
import { read, recorderOver, stepsOf } from '../testing/recorder';
import { someUser } from '../testing/rows';

const [game] = shelf;

/** The same matches on a server that has lost their cards or rules, or no longer has the game. */
const changed = (store: MatchStore, changes: Partial<MatchRow>): MatchStore => ({
  ...store,
  async find(id) {
    const row = await store.find(id);
    return row === null ? null : { ...row, ...changes };
  },
});

const upgrades: readonly [string, Partial<MatchRow>][] = [
  ['other cards', { set: 'another set' }],
  ['other rules', { rules: 'other rules' }],
  ['no such game', { game: 'forgotten' }],
];

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(reports);
    await database.db.delete(recordings);
  });

  const played = async (host = createHost(matchStore(database)), of: Game = game): Promise<string> => {
    const row = rowOf(of, [person(await someUser(database)), person(await someUser(database))]);
    await host.begin(row);
    await playOn(host, row.id, seedRng('recorder'));
    return row.id;
  };
  const kept = (match: string) => storesOver(database).recordings.find(match);

  test('a match is recorded when it ends, without a request', async () => {
    const { host, recorder, failures } = recorderOver(database);
    const match = await played(host);
    await recorder.idle();
    expect(await kept(match)).not.toBeNull();
    expect(failures).toEqual([]);
  });

  test('recordings missed by a dead process are made at the next start', async () => {
    const store = matchStore(database);
    const others = await storesOver(database).recordings.missing('', 1_000);
    const missed = [await played(), await played(createHost(store), shelf[1])];
    const { recorder, failures } = recorderOver(database);
    expect(await recorder.sweep()).toEqual({ made: others.length + 2, lost: 0 });
    for (const match of missed) expect(await kept(match)).not.toBeNull();
    expect(await recorder.sweep()).toEqual({ made: 0, lost: 0 });
    expect(failures).toEqual([]);
  });

  test('a missing recording is made on the first request, and once for simultaneous requests', async () => {
    const match = await played();
    const { recorder } = recorderOver(database);
    const asked = await Promise.all([1, 2, 3].map(() => recorder.recording(match, 'open')));
    expect(new Set(asked).size).toBe(1);
    expect(await recorder.recording(match, 'open')).toBe(asked[0]);
    expect(await kept(match)).not.toBeNull();
  });

  test.each(upgrades)('a recording is all a replay needs: with %s it is the same', async (_what, changes) => {
    const store = matchStore(database);
    const before = recorderOver(database);
    const match = await played(before.host);
    await before.recorder.idle();
    expect(await before.recorder.isRebuilt(match)).toBe(true);
    const after = recorderOver(database, changed(store, changes));
    for (const eyes of ['open', '0', '1'] as const)
      expect(await after.recorder.recording(match, eyes)).toBe(await before.recorder.recording(match, eyes));
    const recording = read(await after.recorder.recording(match, 'open'));
    expect(stepsOf(recording, 'open').at(-1)?.beats[0].scene.areas.length).toBeGreaterThan(0);
    expect(await after.recorder.isRebuilt(match)).toBe(false);
    expect(after.failures).toEqual([]);
  });

  test('a match of an earlier engine is recorded while every answer still leads to the same table', async () => {
    const match = await played();
    const { state } = await createHost(matchStore(database)).table(match);
    const engine = '0.0.1';
    const { ending } = (await matchStore(database).find(match))!;
    // The state names its engine, and so does its final hash.
    const then = { ...ending!, hash: hash({ ...state, head: { ...state.head, engine } }) };
    const { recorder } = recorderOver(database, changed(matchStore(database), { engine, ending: then }));
    expect(await recorder.isRebuilt(match)).toBe(true);
    expect(read(await recorder.recording(match, 'open')).head.match).toBe(match);
  });

  test.each(upgrades)(
    'with %s a match without a recording cannot be recorded, and the refusal says so',
    async (_what, changes) => {
      const match = await played();
      const { recorder, failures } = recorderOver(database, changed(matchStore(database), changes));
      const refusal = await recorder.recording(match, 'open').catch((error: unknown) => error);
      expect(isRefused(refusal) && refusal.wire.code).toBe('other-version');
      expect((await recorder.sweep()).lost).toBeGreaterThan(0);
      expect(await kept(match)).toBeNull();
      expect(failures).toEqual([]);
    },
  );
});
