// Threads for bots and puzzle proofs, so that other requests do not wait for them.
// Invariant: a thread has one job at a time. A job that is cancelled, fails or takes far too long ends its thread, and a
// new one starts when needed. The longer the queue, the less time each thought gets. A proof has a bound on positions
// instead, since half a proof proves nothing, and a separate thread, so that a puzzle's reply never waits for a bot.

import { Worker } from 'node:worker_threads';
import type { Proof, ProofRequest } from '../lessons/proof';
import type { RulebookRef } from '../matches/rulebook';
import type { ThinkAnswer, ThinkRequest } from './levels';
import type { Sent, WorkerResult } from './worker';

export interface PoolOptions {
  /** The bundled worker.ts. */
  readonly file: string | URL;
  readonly threads: number;
  /** Time limit of one thought when the queue is empty. */
  readonly ms: number;
  /** Clocks are not checked constantly and the machine may be busy; a thought that takes this much longer is stuck. */
  readonly graceMs?: number;
  /** How long a job took once it had a thread, for the metrics. */
  took?(what: string, seconds: number): void;
}

/** The subject of the thought. */
export interface ThoughtJob {
  readonly request: Omit<ThinkRequest, 'budget'>;
  readonly rulebook: RulebookRef;
  /** The label of its time in the metrics. */
  readonly what: string;
  /** The time limit with an empty queue, if it is below the default. */
  readonly ms?: number;
}

export interface ThoughtPool {
  /** Rejects when the thought is cancelled, fails or takes too long. */
  think(asked: ThoughtJob, signal: AbortSignal): Promise<ThinkAnswer>;
  /** The same for a puzzle; its thread gets the full state. */
  prove(request: ProofRequest, rulebook: RulebookRef, signal: AbortSignal): Promise<Proof>;
  /** Are so many jobs of this kind waiting that no new bot match or puzzle should start? */
  isBusy(kind?: Sent['kind']): boolean;
  waiting(): number;
  close(): Promise<void>;
}

interface Job {
  /** The label of its time in the metrics. */
  readonly what: string;
  /** Called once a thread is free: only then is the queue length known. */
  sent(): Ask;
  readonly rulebook: RulebookRef;
  readonly signal: AbortSignal;
  resolve(found: WorkerResult): void;
  reject(error: Error): void;
}

/** The message without the rulebook. */
type Ask =
  | Pick<Extract<Sent, { kind: 'think' }>, 'kind' | 'request'>
  | Pick<Extract<Sent, { kind: 'prove' }>, 'kind' | 'request'>;
/** Jobs that share a queue, and how many run at once. */
interface Lane {
  readonly threads: number;
  readonly waiting: Job[];
  running: number;
}

/** A job's time limit in milliseconds, and the callback for its duration. */
interface Watch extends Pick<PoolOptions, 'took'> {
  readonly limit: number;
}

const LEAST_MS = 20;
/** Most proofs take milliseconds; the thread starts with the first puzzle. */
const PROVERS = 1;
/** With this many waiting per thread, a bot answers after seconds instead of at once. */
const BUSY = 50;
const MOST_MEGABYTES = 512;

/** A new thread, which removes itself from `idle` when it ends. */
function started(file: string | URL, idle: Worker[]): Worker {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  worker.unref();
  // A thread that dies while idle is not missed.
  worker.on('error', () => {});
  worker.once('exit', () => {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
  });
  return worker;
}

/** Runs one job on one thread; false if the thread can no longer be used. */
function run(worker: Worker, job: Job, { limit, took }: Watch): Promise<boolean> {
  return new Promise((done) => {
    const began = performance.now();
    const timer = setTimeout(() => end(new Error(`a thread took too long (${job.what})`)), limit);
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
    const hear = (found: WorkerResult): void => {
      // A card set is large, and most threads have compiled it: it is sent only to a thread that lacks it.
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

export function createPool({ file, threads, ms, graceMs = 60_000, took }: PoolOptions): ThoughtPool {
  const idle: Worker[] = [];
  const thoughts: Lane = { threads, waiting: [], running: 0 };
  const proofs: Lane = { threads: PROVERS, waiting: [], running: 0 };
  const lanes = [thoughts, proofs];
  let isClosed = false;

  /** Time is shared among the waiting jobs, with a minimum for each. */
  const budget = (most: number): number =>
    Math.max(Math.min(most, LEAST_MS), Math.floor(most / (1 + thoughts.waiting.length / threads)));

  async function next(lane: Lane): Promise<void> {
    const job = lane.waiting.shift();
    if (job === undefined) return;
    lane.running++;
    const worker = idle.pop() ?? started(file, idle);
    const isGood = await run(worker, job, { limit: ms + graceMs, took });
    lane.running--;
    if (isGood && !isClosed) idle.push(worker);
    else if (isGood) await worker.terminate();
    if (!isClosed) void next(lane);
  }

  const done = (
    lane: Lane,
    { what, sent, rulebook }: Pick<Job, 'what' | 'sent' | 'rulebook'>,
    signal: AbortSignal,
  ): Promise<WorkerResult> =>
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
