import { SEATS } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { Game, Scene } from '@sleight/kit';
import { unpacked } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { createHost, type Host } from '../matches/host';
import { tried } from '../matches/table';
import type { SeatUpdate } from '../matches/updates';
import { isRefused } from '../refused';
import {
  canaries,
  cardsIn,
  escaped,
  hear,
  type Knowledge,
  learn,
  says,
  withoutPools,
} from '../testing/canaries';
import { databases, freshPglite } from '../testing/databases';
import { anyAnswer, person, playOn, rowOf } from '../testing/matches';
import { read, recorderOver, stepsOf } from '../testing/recorder';
import { someUser } from '../testing/rows';
import { recorded } from './record-match';

const games = shelf.map((game) => [game.id, game] as const);

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

async function begun(database: Database, host: Host, game: Game): Promise<string> {
  const row = rowOf(game, [person(await someUser(database)), person(await someUser(database))]);
  await host.begin(row);
  return row.id;
}

async function played(database: Database, host: Host, game: Game, most?: number): Promise<string> {
  const match = await begun(database, host, game);
  await playOn(host, match, seedRng('recorded'), most);
  return match;
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (isRefused(error) ? error.wire.code : String(error)),
  );

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  describe.each(games)('%s', (_id, game) => {
    test("a seat's view is what that seat was sent, step by step", async () => {
      const { host, recorder, failures } = recorderOver(database);
      const sent: SeatUpdate[][] = [[], []];
      host.listen({
        heard: (_row, seat, heard) => sent[seat].push({ ...heard, update: heard.update.read() }),
      });
      const match = await played(database, host, game);
      for (const seat of SEATS) {
        const recording = read(await recorder.recording(match, `${seat}`));
        const steps = stepsOf(recording, `${seat}`);
        const told = sent[seat].map(({ update }) => unpacked(update).map(json));
        expect(steps.slice(1).map(({ beats }) => beats.map(withoutLog))).toEqual(
          told.map((beats) => beats.map(withoutLog)),
        );
        // The same lines, with both players named.
        expect(steps.slice(1).map(({ beats }) => beats.map(({ log }) => log.length))).toEqual(
          told.map((beats) => beats.map(({ log }) => log.length)),
        );
        const lines = steps.flatMap(logOf).map(({ en }) => en);
        expect(lines.filter((line) => line.startsWith(`{${seat}} `)).length).toBeGreaterThan(0);
        expect(lines.filter((line) => /\byour?\b/i.test(line))).toEqual([]);
        for (const { by, keys } of steps) if (by !== null && by !== seat) expect(keys).toEqual([]);
        expect(recording.views.map(({ eyes }) => eyes)).toEqual([`${seat}`]);
        expect(recording.head.seed).toBeUndefined();
        expect(recording.head.summary).toEqual(json(sent[seat].at(-1)?.update.summary));
      }
      expect(failures).toEqual([]);
    });

    test('with all cards face up every card and every pick is included, from each side', async () => {
      const { host, recorder } = recorderOver(database);
      const match = await played(database, host, game);
      const recording = read(await recorder.recording(match, 'open'));
      const row = await matchStore(database).find(match);
      expect(recording.head).toMatchObject({
        match,
        hash: row?.ending?.hash,
        seed: row?.seed,
        scores: row?.ending?.scores,
        result: { winner: row?.ending?.winner, reason: row?.ending?.reason },
      });
      const steps = stepsOf(recording, 'open', 0);
      expect(steps).toHaveLength((await host.table(match)).line.length + 1);
      for (const { areas } of scenesOf(steps)) {
        const pieces = areas.flatMap((area) => area.pieces);
        expect(pieces.filter(({ card, face }) => card === null || face === 'down')).toEqual([]);
        const listed = areas.reduce((sum, { pieces: shown }) => sum + shown.length, 0);
        expect(listed).toBe(areas.reduce((sum, { count }) => sum + count, 0));
      }
      expect(steps.slice(1).every(({ keys }) => keys.length > 0)).toBe(true);
      const times = steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const across = stepsOf(recording, 'open', 1);
      expect(scenesOf(across)).toEqual(scenesOf(steps));
      expect(across.map(logOf)).toEqual(steps.map(logOf));
    });

    test('it holds the facts and texts of every card it shows', async () => {
      const { host, recorder } = recorderOver(database);
      const match = await played(database, host, game);
      for (const eyes of ['open', '0', '1'] as const) {
        const recording = read(await recorder.recording(match, eyes));
        const known = new Set(recording.cards.map(({ id }) => id));
        const shown = recording.views.flatMap((view) => scenesOf(stepsOf(recording, view.eyes, view.seat)));
        const named = new Set(shown.flatMap(cardsIn).flatMap((card) => card ?? []));
        expect(named.size).toBeGreaterThan(0);
        expect([...named].filter((card) => !known.has(card))).toEqual([]);
      }
    });

    test('a match that replays to another hash is not recorded', async () => {
      const store = matchStore(database);
      const match = await played(database, createHost(store), game);
      const row = await store.find(match);
      const ending = { ...row!.ending!, hash: 'another' };
      const { recorder } = recorderOver(database, { ...store, find: async () => ({ ...row!, ending }) });
      expect(await refusalOf(recorder.recording(match, 'open'))).toBe('other-version');
      expect(await recorder.isRebuilt(match)).toBe(false);
    });

    test('a live match has no recording', async () => {
      const { host, recorder } = recorderOver(database);
      const match = await played(database, host, game, 3);
      for (const eyes of ['0', '1', 'open'] as const)
        expect(await refusalOf(recorder.recording(match, eyes))).toBe('not-over');
    });
  });
});

type Steps = ReturnType<typeof stepsOf>;
const scenesOf = (steps: Steps): Scene[] => steps.flatMap(({ beats }) => beats.map(({ scene }) => scene));
const withoutLog = ({ facts, scene }: Pick<Steps[number]['beats'][number], 'facts' | 'scene'>) => ({
  facts,
  scene,
});
const logOf = ({ beats }: Steps[number]) => beats.flatMap(({ log }) => log);

describe.each(games)('%s', (id, game) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshPglite();
  });
  afterAll(() => database.close());

  test('recording yields to other requests after each step', async () => {
    const host = createHost(matchStore(database));
    const table = await host.table(await played(database, host, game));
    let turns = 0;
    let next: NodeJS.Immediate;
    const count = (): void => {
      turns++;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const { views } = await recorded(table, new Map());
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(views[0].steps.length - 1);
  });

  test("a seat's view contains no card that the seat never came to know", async () => {
    const { host, recorder } = recorderOver(database);
    const match = await begun(database, host, game);
    const knowledge = SEATS.map((): Knowledge => ({ known: new Set(), hidden: new Set() }));
    const rng = seedRng(`leak ${id}`);
    let table = await host.table(match);
    // Conceded early, while each side still has secrets.
    for (let turn = 0; table.state.result === null; turn++) {
      for (const seat of SEATS) learn(knowledge[seat], table.book, table.state, seat);
      const answer = turn < 20 ? anyAnswer(table, rng)! : { seat: 0 as const, concede: true as const };
      const step = tried(table, answer);
      if ('illegal' in step) throw new Error(step.illegal);
      for (const seat of SEATS) hear(knowledge[seat], step.facts, seat);
      table = await host.move(match, answer);
    }
    for (const seat of SEATS) learn(knowledge[seat], table.book, table.state, seat);
    const names = new RegExp(
      table.row.chairs.map((chair) => (chair.kind === 'person' ? escaped(chair.name) : '')).join('|'),
      'g',
    );
    const told = await Promise.all(SEATS.map((seat) => recorder.recording(match, `${seat}`)));
    const leaksTo = (seat: 0 | 1, text: string): string[] => {
      const recording = read(text.replaceAll(names, 'somebody'));
      const { known } = knowledge[seat];
      const steps = recording.views.flatMap((view) => stepsOf(recording, view.eyes, view.seat));
      const spoken = withoutPools(JSON.stringify([recording.head, steps]));
      const pools = scenesOf(steps).flatMap(({ areas }) => areas.flatMap(({ maybe = [] }) => maybe));
      const open = new Set([...known, ...pools.map(({ card }) => card)]);
      const listed = recording.cards.filter((card) => !open.has(card.id)).map((card) => card.id);
      return [...canaries(table.book, known).filter((word) => says(spoken, word)), ...listed];
    };
    for (const seat of SEATS) {
      expect(leaksTo(seat, told[seat])).toEqual([]);
      expect(told[seat]).not.toContain(table.row.seed);
      expect(leaksTo(seat, await recorder.recording(match, 'open')).length).toBeGreaterThan(0);
    }
  });
});
