// Spreads jobs over the machine's cores: each worker is a process that runs this same bundle.
// Invariant: each answer is stored at the index of its job; unbundled, as in tests, everything runs in this process.
// Read next: round-robin.ts and duel.ts for the jobs, main.ts for how a worker starts.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Book } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { findGame } from '@sleight/shelf';
import { type Duel, type Fought, fight } from './duel';
import { type Job, playJob, type Scored } from './round-robin';
import { type Lesson, type SelfPlay, selfPlay } from './self-play';

/** The kinds of jobs, and their results. */
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

/** Runs jobs, and caches the last rulebook: all jobs of one command share it. */
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

/** The argument that starts a worker instead of a command. */
const WORK = '--work-for-parent';

export const isWorker = (): boolean => process.argv[2] === WORK && process.send !== undefined;

/** The worker's side: answers each job until the parent is gone. */
export function serve(): void {
  const play = desk();
  process.on('message', (job: AnyJob) => process.send?.(play(job)));
}

/** Receives each answer as it arrives; false means that nothing more is needed. */
type Heard<A> = (i: number, answer: A) => boolean;

/** Workers to kill with the command; a signal from outside would let them finish their job first. */
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

/** Processes instead of threads, so that each can measure the CPU time of its own core. */
async function onWorkers<A>(jobs: readonly AnyJob[], cores: number, heard: Heard<A>): Promise<void> {
  let next = 0;
  let isEnough = false;
  const work = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      let mine = -1;
      const send = (): void => {
        mine = isEnough ? jobs.length : next++;
        const job = jobs[mine];
        if (job === undefined) worker.disconnect();
        else worker.send(job);
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

/** Distributes jobs over at most `most` cores, and passes every answer to `heard` as soon as it arrives. */
export async function spread<D extends Does>(
  _does: D,
  jobs: readonly Work[D]['job'][],
  heard: Heard<Work[D]['answer']>,
  most = availableParallelism(),
): Promise<void> {
  const cores = Math.min(most, jobs.length);
  if (isBundled && cores > 1) return onWorkers(jobs, cores, heard);
  const play = desk();
  for (const [i, job] of jobs.entries()) if (!heard(i, play(job))) return;
}

/** Runs all jobs; answers are in the order of the jobs. */
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
