// Threads that bots think in and puzzles are proved in, so that nobody else waits for them.
// Invariant: a thread has one job at a time; one that is cancelled, fails or takes far too long ends its thread, and a
// new one starts when it is needed. The more jobs wait, the less time each thought is given; a proof has its bound of
// positions instead, as half a proof proves nothing. Proofs have a thread of their own, so that the reply of a puzzle never
// waits for a bot.

import { Worker } from 'node:worker_threads';
import type { Proof, ProofRequest } from '../lessons/proof';
import type { RulebookRef } from '../matches/rulebook';
import type { ThinkAnswer, ThinkRequest } from './levels';
import type { Found, Sent } from './worker';

export interface PoolOptions {
  /** The bundled worker.ts. */
  readonly file: string | URL;
  readonly threads: number;
  /** How long one thought may take when nobody waits. */
  readonly ms: number;
  /** No player looks at the clock all the time, and a machine may be busy; one that takes this much longer is stuck. */
  readonly graceMs?: number;
  /** How long a job took once it had a thread, for the metrics. */
  took?(what: string, seconds: number): void;
}

/** What is to be thought about. */
export interface Asked {
  readonly request: Omit<ThinkRequest, 'budget'>;
  readonly rulebook: RulebookRef;
  /** What the time is counted as. */
  readonly what: string;
  /** How long it may take when nobody waits, where that is less than usual. */
  readonly ms?: number;
}

export interface Pool {
  /** Rejects when the thought is cancelled, fails or takes too long. */
  think(asked: Asked, signal: AbortSignal): Promise<ThinkAnswer>;
  /** The same for a puzzle, about which a thread is told everything. */
  prove(request: ProofRequest, rulebook: RulebookRef, signal: AbortSignal): Promise<Proof>;
  /** Are so many jobs of this kind waiting that no new bot should sit down, and no new puzzle begin? */
  isBusy(kind?: Sent['kind']): boolean;
  waiting(): number;
  close(): Promise<void>;
}

interface Job {
  /** What the time is counted as. */
  readonly what: string;
  /** Asked once a thread is free: only then it is known how many wait. */
  sent(): Ask;
  readonly rulebook: RulebookRef;
  readonly signal: AbortSignal;
  resolve(found: Found): void;
  reject(error: Error): void;
}

/** What is sent, but for the rulebook. */
type Ask =
  | Pick<Extract<Sent, { kind: 'think' }>, 'kind' | 'request'>
  | Pick<Extract<Sent, { kind: 'prove' }>, 'kind' | 'request'>;
/** Jobs that wait for each other, and how many run at once. */
interface Lane {
  readonly threads: number;
  readonly waiting: Job[];
  running: number;
}

const LEAST_MS = 20;
/** Most proofs take milliseconds; the thread starts with the first puzzle. */
const PROVERS = 1;
/** With this many waiting for each thread, a bot answers after seconds instead of at once. */
const BUSY = 50;
const MOST_MEGABYTES = 512;

export function createPool({ file, threads, ms, graceMs = 60_000, took }: PoolOptions): Pool {
  const idle: Worker[] = [];
  const thoughts: Lane = { threads, waiting: [], running: 0 };
  const proofs: Lane = { threads: PROVERS, waiting: [], running: 0 };
  const lanes = [thoughts, proofs];
  let isClosed = false;

  const start = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    worker.unref();
    // One that dies while it has nothing to do is not missed.
    worker.on('error', () => {});
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  };

  /** Time is shared out among those who wait; but nobody's is cut to nothing. */
  const budget = (most: number): number =>
    Math.max(Math.min(most, LEAST_MS), Math.floor(most / (1 + thoughts.waiting.length / threads)));

  /** Has one thread do one job; false if the thread is of no more use. */
  function run(worker: Worker, job: Job): Promise<boolean> {
    return new Promise((done) => {
      const began = performance.now();
      const timer = setTimeout(() => end(new Error(`a thread took too long (${job.what})`)), ms + graceMs);
      const finish = (isGood: boolean): void => {
        clearTimeout(timer);
        worker.off('error', end).off('exit', ended).off('message', hear);
        job.signal.removeEventListener('abort', cancel);
        done(isGood);
      };
      const end = (error: Error): void => {
        finish(false);
        job.reject(error);
        void worker.terminate();
      };
      const cancel = (): void => end(new Error('cancelled'));
      const ended = (): void => end(new Error(`a thread ended (${job.what})`));
      const ask = job.sent();
      const send = (rulebook: Sent['rulebook']): void =>
        worker.postMessage({ ...ask, rulebook } satisfies Sent);
      const hear = (found: Found): void => {
        // A card set is large, and most threads have compiled it: it is sent only to one that misses it.
        if ('missing' in found) {
          const { id, edition } = job.rulebook;
          send({ id, edition });
          return;
        }
        finish(true);
        took?.(job.what, (performance.now() - began) / 1000);
        if ('failed' in found) job.reject(new Error(found.failed));
        else job.resolve(found);
      };
      worker.on('error', end).on('exit', ended).on('message', hear);
      job.signal.addEventListener('abort', cancel);
      send({ id: job.rulebook.id });
    });
  }

  async function next(lane: Lane): Promise<void> {
    const job = lane.waiting.shift();
    if (job === undefined) return;
    lane.running++;
    const worker = idle.pop() ?? start();
    const isGood = await run(worker, job);
    lane.running--;
    if (isGood && !isClosed) idle.push(worker);
    else if (isGood) await worker.terminate();
    if (!isClosed) void next(lane);
  }

  const done = (
    lane: Lane,
    { what, sent, rulebook }: Pick<Job, 'what' | 'sent' | 'rulebook'>,
    signal: AbortSignal,
  ): Promise<Found> =>
    new Promise((resolve, reject) => {
      if (isClosed || signal.aborted) {
        reject(new Error('cancelled'));
        return;
      }
      const job: Job = { what, sent, rulebook, signal, resolve, reject };
      lane.waiting.push(job);
      signal.addEventListener('abort', () => {
        const at = lane.waiting.indexOf(job);
        if (at < 0) return;
        lane.waiting.splice(at, 1);
        reject(new Error('cancelled'));
      });
      if (lane.running < lane.threads) void next(lane);
    });

  return {
    async think({ request, rulebook, what, ms: most = ms }, signal) {
      const sent = (): Ask => ({ kind: 'think', request: { ...request, budget: { ms: budget(most) } } });
      const found = await done(thoughts, { what, sent, rulebook }, signal);
      if ('thought' in found) return found.thought;
      throw new Error('a thread answered something else');
    },
    async prove(request, rulebook, signal) {
      const sent = (): Ask => ({ kind: 'prove', request });
      const found = await done(proofs, { what: 'proof', sent, rulebook }, signal);
      if ('proof' in found) return found.proof;
      throw new Error('a thread answered something else');
    },
    isBusy(kind = 'think') {
      const lane = kind === 'think' ? thoughts : proofs;
      return lane.waiting.length >= BUSY * lane.threads;
    },
    waiting: () => lanes.reduce((sum, lane) => sum + lane.waiting.length, 0),
    async close() {
      isClosed = true;
      for (const { waiting } of lanes)
        for (const { reject } of waiting.splice(0)) reject(new Error('cancelled'));
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
