// Bots in real threads in real matches, over the embedded database.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRng } from '@sleight/kernel/rng';
import { findGame, shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { createHost, type Host } from '../matches/host';
import type { Move } from '../matches/store';
import type { LiveTable } from '../matches/table';
import { freshPglite } from '../testing/databases';
import { anyAnswer, bot, person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { bundledWorker } from '../testing/worker';
import { type Bots, seatBots } from './driver';
import { levelsOf } from './levels';
import { createPool, type ThoughtPool } from './pool';
import { situationOf } from './situation';

/** Enough time for a thread on a busy machine; also for one that never ends. */
const PATIENT_MS = 600_000;
const BRIEF_MS = 2_000;

let database: Database;
let pool: ThoughtPool;
let host: Host;
let bots: Bots;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshPglite();
  pool = createPool({ file: bundledWorker(), threads: 1, ms: 10, graceMs: PATIENT_MS });
  host = createHost(matchStore(database));
  bots = seatBots(host, { pool, model: null }, (error) => failures.push(error));
});
afterAll(async () => {
  bots.close();
  await pool.close();
  await database.close();
});

/** Waits until the table satisfies a condition. */
const once = (match: string, isSo: (table: LiveTable) => boolean): Promise<LiveTable> =>
  new Promise((resolve) => {
    const leave = host.listen({
      moved(table) {
        if (table.row.id !== match || !isSo(table)) return;
        leave();
        resolve(table);
      },
    });
  });

/** The person makes any legal pick until the match is over. */
async function playOut(match: string): Promise<LiveTable> {
  const rng = seedRng('person');
  const isMine = (at: LiveTable): boolean =>
    at.state.result !== null || anyAnswer(at, seedRng(''), [0]) !== null;
  let table = await host.table(match);
  while (table.state.result === null) {
    const answer = anyAnswer(table, rng, [0]);
    if (answer === null) {
      const now = await host.table(match);
      table = isMine(now) ? now : await once(match, isMine);
    } else table = await host.move(match, answer);
  }
  return table;
}

/** The picks of the bot in the second seat, answer by answer. */
const picksIn = ({ line }: LiveTable): (readonly string[])[] =>
  line.flatMap(({ answer }) => (answer.seat === 1 && 'keys' in answer ? [answer.keys] : []));

const cases = shelf.flatMap((game) => levelsOf(game).map((level) => [game.id, level.id, game] as const));

test.each(cases)('%s: a person plays a whole match against %s', async (_id, level, game) => {
  const row = rowOf(game, [person(await someUser(database)), bot(level)]);
  await host.begin(row);
  const picks = picksIn(await playOut(row.id));
  expect(failures).toEqual([]);
  expect(picks.length).toBeGreaterThan(0);
  // A player that plans a whole sealed decision also picks it as one answer.
  const isWhole = game.thinking?.sealed !== undefined && level !== 'easy';
  expect(picks.some((keys) => keys.length > 1)).toBe(isWhole);
});

test('a character plays a whole match', async () => {
  const row = rowOf(shelf[0], [person(await someUser(database)), bot('hard', 'vesper')]);
  await host.begin(row);
  expect(picksIn(await playOut(row.id)).length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});

test('after a restart the bot continues once a player opens the match', async () => {
  const game = shelf[0];
  const row = rowOf(game, [person(await someUser(database)), bot()]);
  const quiet = createHost(matchStore(database));
  await quiet.begin(row);
  let table = await quiet.table(row.id);
  const rng = seedRng('restart');
  while (anyAnswer(table, rng, [0]) !== null) table = await quiet.move(row.id, anyAnswer(table, rng, [0])!);
  const moved = once(row.id, (at) => at.n > table.n);
  await host.table(row.id);
  expect((await moved).line.at(-1)?.answer.seat).toBe(1);
});

/** A thread that does something other than think. */
function threadThat(does: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sleight-driver-')), 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => { ${does} });`,
  );
  return file;
}

/** A match at a table with these threads, where the bot in the second seat is about to be asked. */
async function askedOf(file: string, level = 'easy', graceMs = PATIENT_MS, move?: Host['move']) {
  const own = createPool({ file, threads: 1, ms: 10, graceMs });
  const heard: unknown[] = [];
  const there = createHost(matchStore(database));
  const row = rowOf(findGame('territory')!, [person(await someUser(database)), bot(level)]);
  await there.begin(row);
  let table = await there.table(row.id);
  const rng = seedRng('asked');
  while (anyAnswer(table, rng, [0]) !== null) table = await there.move(row.id, anyAnswer(table, rng, [0])!);
  const hosting = move === undefined ? there : { ...there, move };
  const others = seatBots(hosting, { pool: own, model: null }, (error) => heard.push(error));
  const answered = new Promise<LiveTable>((resolve) => {
    there.listen({
      moved: (at) => {
        if (at.n > table.n) resolve(at);
      },
    });
  });
  there.reload(() => true);
  await there.table(row.id);
  return {
    own,
    heard,
    answered,
    host: there,
    row,
    async close() {
      others.close();
      await own.close();
    },
  };
}

test.each([
  ['has no such level', '', 'nobody', 'there is no level nobody', PATIENT_MS],
  ['has a thread that dies', 'process.exit(1)', 'easy', 'thread ended', PATIENT_MS],
  ['has a thread that throws', 'throw new Error("broken")', 'easy', 'broken', PATIENT_MS],
  ['has a thread that never ends', 'for (;;);', 'easy', 'too long', BRIEF_MS],
  [
    'picks what is not there',
    'parentPort.postMessage({ thought: { keys: ["pass", "fly"], win: null, top: [] } })',
    'easy',
    'unknown-key',
    PATIENT_MS,
  ],
])(
  'a bot that %s plays what a time-out would pick, and the operator is notified',
  async (_what, does, level, why, graceMs) => {
    const { answered, heard, close } = await askedOf(threadThat(does), level, graceMs);
    expect((await answered).line.at(-1)?.answer).toMatchObject({ seat: 1, keys: ['pass'] });
    expect(`${heard[0]}`).toContain(why);
    await close();
  },
);

test('a bot passes when its pick makes the rules engine fail', async () => {
  const picks: Move[] = [];
  const stumbling = async (_match: string, move: Move): Promise<LiveTable> => {
    picks.push(move);
    throw new Error('stumbled');
  };
  const { heard, close } = await askedOf(
    threadThat('parentPort.postMessage({ thought: { keys: ["any"], win: null, top: [] } })'),
    'easy',
    PATIENT_MS,
    stumbling,
  );
  await expect.poll(() => heard.length).toBe(2);
  expect(picks).toMatchObject([{ keys: ['any'] }, { keys: ['pass'] }]);
  await close();
});

test('a thought is cancelled when the match has moved on, and when the server stops', async () => {
  const stuck = await askedOf(threadThat('for (;;);'));
  await stuck.host.move(stuck.row.id, { seat: 0, concede: true });
  const late = new AbortController();
  const next = stuck.own.think(
    {
      request: { ...situationOf(await stuck.answered, 0), level: 'easy', persona: null },
      rulebook: (await stuck.answered).rulebook,
      what: 'easy',
    },
    late.signal,
  );
  // The thread of the first thought has ended, so this one does not wait for it.
  expect(stuck.own.waiting()).toBe(0);
  late.abort();
  await expect(next).rejects.toThrow('cancelled');
  expect(stuck.heard).toEqual([]);
  await stuck.close();

  const closing = await askedOf(threadThat('for (;;);'));
  await closing.close();
  expect(closing.heard).toEqual([]);
  expect((await closing.host.table(closing.row.id)).state.result).toBeNull();
});
