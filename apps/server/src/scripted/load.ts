// A growing number of live matches between scripted players on one server process, until it gets slow.

import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '@sleight/shelf';
import { hasAdvice } from '../bots/levels';
import { type Flood, startFlood } from './flood';
import { type Newcomers, startNewcomers } from './newcomers';
import { startProcess } from './process';
import { createStopwatch, percentile, type Stopwatch } from './stopwatch';
import { type ScriptedTable, sitDown } from './table';

export interface LoadPlan {
  readonly main: string;
  readonly env: Record<string, string>;
  /** The number of matches at each step. */
  readonly steps: readonly number[];
  /** How many more people play against experts without a pause, so that bots never stop thinking. */
  readonly bots: number;
  /** How many guests of one address request their tables as fast as they can. */
  readonly hostile: number;
  /** How many more matches start each second, are looked at and left. */
  readonly seating: number;
  /** Has the server one core, and the players the others? */
  readonly isPinned: boolean;
  readonly pauseMs: number;
  readonly measureMs: number;
  /** A step continues until this many answers were seen. */
  readonly leastAnswers?: number;
  /** The step at which p99 passes this is the last. */
  readonly limitMs: number;
  step(figures: LoadFigures): void;
}

export interface LoadFigures {
  readonly matches: number;
  readonly sockets: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
  /** Answers that no seat had seen by the end of the step. */
  readonly unseen: number;
  /** The server's own event loop: 99th percentile and the longest pause, which a percentile of all turns hides. */
  readonly loopP99: number;
  readonly loopLongest: number;
  /** The scripted players' event loop, which is part of what they measure. */
  readonly playersP99: number;
  readonly playersLongest: number;
  readonly megabytes: number;
  /** Bot moves per second. */
  readonly thoughtsPerSecond: number;
  /** Share of one core that the server used. */
  readonly core: number;
  /** Messages per second from hostile guests, and how many were not refused. */
  readonly floodsPerSecond: number;
  readonly servedPerSecond: number;
  /** Matches per second that newcomers joined. */
  readonly seatedPerSecond: number;
}

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

function pin(pid: number, cores: string): void {
  if (hasTaskset) execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
}

async function metricsOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export async function runLoad(plan: LoadPlan): Promise<void> {
  const server = await startProcess(plan.main, {
    SLEIGHT_PROXIES: '1',
    PORT: '0',
    LOG_LEVEL: 'info',
    ...plan.env,
  });
  const cores = availableParallelism();
  if (plan.isPinned && cores > 1) {
    pin(server.pid, '0');
    pin(process.pid, `1-${cores - 1}`);
  }
  const tables: ScriptedTable[] = [];
  try {
    await growing(plan, server.url, tables);
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  } finally {
    for (const table of tables) table.close();
  }
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server stopped with code ${code}: ${server.output()}`);
}

/** Adds matches until it gets slow. */
async function growing(plan: LoadPlan, url: string, tables: ScriptedTable[]): Promise<void> {
  const { pauseMs, limitMs } = plan;
  const stopwatch = createStopwatch();
  tables.push(...(await seatAgainstBots(plan.bots, url)));
  for (const matches of plan.steps) {
    await seatMore(tables, plan.bots + matches, { url, pauseMs, stopwatch });
    await Promise.all(tables.map(({ begun }) => begun));
    const flood = await startFlood(url, plan.hostile);
    const newcomers = startNewcomers(url, plan.seating);
    const figures = { matches, ...(await measured(plan, url, stopwatch, { flood, newcomers })) };
    flood.close();
    newcomers.close();
    plan.step(figures);
    const trouble = tables.map((table) => table.trouble()).find((one) => one !== null);
    if (trouble !== undefined) throw new Error(`a player is in trouble: ${trouble}`);
    // No measurement is not a success either.
    if (!(figures.p99 <= limitMs)) return;
  }
}

async function measured(
  { pauseMs, measureMs, leastAnswers = 0 }: LoadPlan,
  url: string,
  stopwatch: Stopwatch,
  { flood, newcomers }: { readonly flood: Flood; readonly newcomers: Newcomers },
): Promise<Omit<LoadFigures, 'matches'>> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const before = await metricsOf(url);
  const floodBefore = flood.count();
  const seatedBefore = newcomers.seated();
  const from = performance.now();
  await wait(measureMs);
  while (stopwatch.seenSince(from) < leastAnswers) await wait(pauseMs);
  const till = performance.now();
  const floodAfter = flood.count();
  const seatedAfter = newcomers.seated();
  const after = await metricsOf(url);
  delay.disable();
  // By then the last answers have been seen.
  await wait(pauseMs);
  const { all: times, unseen } = stopwatch.times(from, till);
  const seconds = (till - from) / 1000;
  const perSecond = (name: string): number => (after(name) - before(name)) / seconds;
  return {
    sockets: after('sleight_sockets'),
    answersPerSecond: rounded(times.length / seconds),
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    p99: rounded(percentile(times, 0.99)),
    slowest: rounded(times.at(-1) ?? Number.NaN),
    unseen,
    loopP99: rounded(after('nodejs_eventloop_lag_p99_seconds') * 1000),
    loopLongest: rounded(after('nodejs_eventloop_lag_max_seconds') * 1000),
    playersP99: rounded(delay.percentile(99) / 1e6),
    playersLongest: rounded(delay.max / 1e6),
    megabytes: Math.round(after('process_resident_memory_bytes') / 1e6),
    thoughtsPerSecond: rounded(perSecond('sleight_bot_thought_seconds_count') || 0),
    core: Math.round(perSecond('process_cpu_seconds_total') * 100) / 100,
    floodsPerSecond: rounded((floodAfter.sent - floodBefore.sent) / seconds),
    servedPerSecond: rounded((floodAfter.served - floodBefore.served) / seconds),
    seatedPerSecond: rounded((seatedAfter - seatedBefore) / seconds),
  };
}

/** The strongest bots of the games that have them. */
function seatAgainstBots(many: number, url: string): Promise<ScriptedTable[]> {
  const games = shelf.filter(hasAdvice);
  const seat = (number: number): Promise<ScriptedTable> =>
    sitDown({
      url,
      number,
      game: games[number % games.length].id,
      level: 'expert',
      seed: 'bots',
      pauseMs: 0,
      isRecorded: false,
    });
  return Promise.all(Array.from({ length: many }, (_, i) => seat(i)));
}

/** A few at a time: joining costs more than playing, and is not measured. */
const AT_ONCE = 10;

async function seatMore(
  tables: ScriptedTable[],
  matches: number,
  plan: { readonly url: string; readonly pauseMs: number; readonly stopwatch: Stopwatch },
): Promise<void> {
  while (tables.length < matches) {
    const first = tables.length;
    const group = Array.from({ length: Math.min(AT_ONCE, matches - first) }, (_, i) => first + i);
    const game = (number: number): string => shelf[number % shelf.length].id;
    tables.push(
      ...(await Promise.all(
        group.map((number) =>
          sitDown({ ...plan, number, game: game(number), seed: 'load', isRecorded: false }),
        ),
      )),
    );
  }
}
