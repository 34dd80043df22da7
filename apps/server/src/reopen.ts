// `npm run reopen -- [PAIRS]`: how long others wait while two matches are opened: one with PAIRS undone answers (10,000 by
// default), and one with as many answers as random play gives; each from the whole log and from a checkpoint. Uses its own
// embedded database, or the one in DATABASE_URL. Fails if any request waits for more than 50 ms.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { decisions, options, playing } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { sample, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import { readConfig } from './config/config';
import type { Database } from './database/database';
import { matchStore } from './database/matches';
import { openDatabase } from './database/open';
import { users } from './database/schema';
import { checkpointOf } from './matches/checkpoint';
import { createHost, type Host } from './matches/host';
import { newMatch } from './matches/start';
import type { MatchStore } from './matches/store';
import { tried } from './matches/table';
import { takeBackOften } from './scripted/take-backs';

const MOST_MS = 50;

const pairs = Number(process.argv[2] ?? 10_000);
const data = mkdtempSync(join(tmpdir(), 'sleight-reopen-'));
const { databaseUrl } = readConfig(process.env);

interface Turn {
  /** Wall-clock and CPU time: on a busy machine only the second measures this process. */
  readonly ms: number;
  readonly cpuMs: number;
}

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The longest turn of the event loop during some work. */
async function longestTurn(work: Promise<unknown>): Promise<Turn> {
  let isDone = false;
  let longest: Turn = { ms: 0, cpuMs: 0 };
  let before = { ms: performance.now(), cpuMs: cpuNow() };
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    const now = { ms: performance.now(), cpuMs: cpuNow() };
    longest = {
      ms: Math.max(longest.ms, now.ms - before.ms),
      cpuMs: Math.max(longest.cpuMs, now.cpuMs - before.cpuMs),
    };
    before = now;
  }
  await done;
  return longest;
}

async function begun({ db }: Database, host: Host, game: Game): Promise<string> {
  const user = randomUUID();
  await db.insert(users).values({ id: user, name: 'Ada', email: `${user}@example.org` });
  const book = game.book({ ruleset: game.rulesets[0] });
  const legal = game.decks.find((one) => game.deckProblems(book, one).length === 0);
  const deck = ensure(legal ?? game.decks[0], 'prebuilt deck');
  const row = newMatch({
    game: game.id,
    ruleset: game.rulesets[0],
    changes: {},
    decks: [deck, deck],
    chairs: [
      { kind: 'person', user, name: 'Ada' },
      { kind: 'bot', level: 'easy' },
    ],
    room: null,
    after: null,
  });
  await host.begin(row);
  return row.id;
}

/** Random play to the last answer but one. */
async function played(host: Host, match: string): Promise<void> {
  const rng = seedRng('reopen');
  for (;;) {
    const table = await host.table(match);
    const p = playing(table.book, table.state);
    const { seat, id } = ensure(decisions(p)[0], 'decision in a match without a result');
    const all = options(p, seat);
    const move = { seat, decision: id, keys: [sample(rng, all, 'option').key] };
    const step = tried(table, move);
    const isLast = 'illegal' in step || step.after.result !== null;
    if (isLast) return;
    await host.move(match, move);
  }
}

async function measured(store: MatchStore, match: string, from: 'the log' | 'a checkpoint') {
  const using = from === 'the log' ? { checkpoint: async () => null } : {};
  const host = createHost({ ...store, ...using, keepCheckpoint: async () => {} });
  const began = performance.now();
  const longest = await longestTurn(host.table(match));
  const { row, n, line } = await host.table(match);
  const ms = performance.now() - began;
  const figures = { moves: n, answers: line.length, ms, longestMs: longest.ms, longestCpuMs: longest.cpuMs };
  const inTenths = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  console.log(JSON.stringify({ game: row.game, from, ...figures }, inTenths));
  return longest;
}

const database = await openDatabase({ data, databaseUrl });
const store = matchStore(database);
const host = createHost(store);
const longest: Turn[] = [];
for (const game of shelf) {
  const match = await begun(database, host, game);
  // Where seats commit in secret, a person's first answer reveals nothing and may be undone.
  if (game.thinking?.sealed !== undefined) await takeBackOften(host, database, match, pairs);
  else await played(host, match);
  // Once for warm-up.
  await createHost(store).table(match);
  longest.push(await measured(store, match, 'the log'));
  await store.keepCheckpoint(checkpointOf(await host.fresh(match), (await host.table(match)).row.engine));
  longest.push(await measured(store, match, 'a checkpoint'));
}
await host.settled();
await database.close();
rmSync(data, { recursive: true });
process.exit(longest.every(({ ms }) => ms <= MOST_MS) ? 0 : 1);
