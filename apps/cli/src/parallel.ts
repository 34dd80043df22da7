// Spreads jobs over the machine's cores: each worker is a process that runs this very bundle and does what it is sent.
// Invariant: each answer is kept at the place of its job; unbundled, as in tests, all is done in this process.
// Read next: round-robin.ts and duel.ts for what a job is, main.ts for how a worker starts.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Book, Game } from '@sleight/kernel';
import { type Duel, type Fought, fight } from './duel';
import { findGame } from './games';
import { type Job, playJob, type Scored } from './round-robin';
import { type Lesson, type SelfPlay, selfPlay } from './self-play';

/** What can be asked of a worker, and what comes back. */
interface Work {
  readonly pairing: { readonly job: Job; readonly answer: Scored };
  readonly duel: { readonly job: Duel; readonly answer: Fought };
  readonly 'self-play': { readonly job: SelfPlay; readonly answer: Lesson[] };
}
type Does = keyof Work;
type AnyJob = Work[Does]['job'];
type AnyAnswer = Work[Does]['answer'];

function perform(game: Game, book: Book, job: AnyJob): AnyAnswer {
  switch (job.does) {
    case 'pairing':
      return playJob(game, book, job);
    case 'duel':
      return fight(game, book, job);
    case 'self-play':
      return selfPlay(game, book, job);
  }
}

/** Does jobs, and keeps the last rulebook: all jobs of one command share it. */
function desk(): (job: AnyJob) => AnyAnswer {
  let kept: { key: string; game: Game; book: Book } | null = null;
  return (job) => {
    const { ruleset, rules } = job;
    const key = JSON.stringify([job.game, ruleset, rules]);
    if (kept?.key !== key) {
      const game = findGame(job.game);
      if (game === null) throw new Error(`there is no game ${job.game}`);
      kept = { key, game, book: game.book({ ruleset, rules }) };
    }
    return perform(kept.game, kept.book, job);
  };
}

/** What a worker's command line says instead of a command. */
const WORK = '--work-for-parent';

export const isWorker = (): boolean => process.argv[2] === WORK && process.send !== undefined;

/** The worker's side: answers each job that comes, until the parent is gone. */
export function serve(): void {
  const play = desk();
  process.on('message', (job: AnyJob) => process.send?.(play(job)));
}

/** Hears each answer as it comes; false says that nothing more is needed. */
type Heard<A> = (i: number, answer: A) => boolean;

/** Workers that a stopped command takes with it; killed from outside they would finish their job first. */
function endTogether(workers: readonly ChildProcess[]): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    release();
    for (const worker of workers) worker.kill('SIGKILL');
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return release;
}

/** Processes and not threads, so that each can measure the CPU time of its own core. */
async function onWorkers<A>(jobs: readonly AnyJob[], cores: number, heard: Heard<A>): Promise<void> {
  let next = 0;
  let isEnough = false;
  const work = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      let mine = -1;
      const send = (): void => {
        mine = isEnough ? jobs.length : next++;
        if (mine < jobs.length) worker.send(jobs[mine]);
        else worker.disconnect();
      };
      worker.on('message', (answer: A) => {
        if (!heard(mine, answer)) isEnough = true;
        send();
      });
      worker.on('error', reject);
      worker.on('exit', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`a worker ended with ${code ?? signal}`));
      });
      send();
    });
  const file = fileURLToPath(import.meta.url);
  const workers = Array.from({ length: cores }, () => fork(file, [WORK], { serialization: 'advanced' }));
  const release = endTogether(workers);
  try {
    await Promise.all(workers.map(work));
  } finally {
    release();
    for (const worker of workers) if (worker.connected) worker.kill();
  }
}

const isBundled = import.meta.url.endsWith('.mjs');

/** Hands every job to one of at most `most` cores, and every answer to `heard` as soon as it is there. */
export async function spread<D extends Does>(
  _does: D,
  jobs: readonly Work[D]['job'][],
  heard: Heard<Work[D]['answer']>,
  most = availableParallelism(),
): Promise<void> {
  const cores = Math.min(most, jobs.length);
  if (isBundled && cores > 1) return onWorkers(jobs, cores, heard);
  const play = desk();
  for (let i = 0; i < jobs.length; i++) if (!heard(i, play(jobs[i]))) return;
}

/** Does all jobs; answers come back in the order of the jobs. */
export async function doAll<D extends Does>(
  does: D,
  jobs: readonly Work[D]['job'][],
  done: (finished: number) => void,
  most?: number,
): Promise<Work[D]['answer'][]> {
  const answers: Work[D]['answer'][] = new Array(jobs.length);
  let finished = 0;
  await spread(
    does,
    jobs,
    (i, answer) => {
      answers[i] = answer;
      done(++finished);
      return true;
    },
    most,
  );
  return answers;
}
