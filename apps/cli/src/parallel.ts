// Spreads jobs over the machine's cores: each worker thread is this very bundle, and does what it is sent.
// Invariant: each answer is kept at the place of its job; unbundled, as in tests, all is done in this thread.
// Read next: round-robin.ts and duel.ts for what a job is, main.ts for how a worker starts.

import { availableParallelism } from 'node:os';
import { type MessagePort, Worker } from 'node:worker_threads';
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

/** The worker's side: answers each job that comes. */
export function serve(port: MessagePort): void {
  const play = desk();
  port.on('message', (job: AnyJob) => port.postMessage(play(job)));
}

/** Hears each answer as it comes; false says that nothing more is needed. */
type Heard<A> = (i: number, answer: A) => boolean;

function onWorkers<A>(jobs: readonly AnyJob[], cores: number, heard: Heard<A>): Promise<void> {
  let next = 0;
  let isEnough = false;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      let mine = -1;
      const send = (): void => {
        mine = isEnough ? jobs.length : next++;
        if (mine < jobs.length) worker.postMessage(jobs[mine]);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (answer: A) => {
        if (!heard(mine, answer)) isEnough = true;
        send();
      });
      worker.on('error', reject);
      send();
    });
  return Promise.all(Array.from({ length: cores }, work)).then(() => undefined);
}

const isBundled = import.meta.url.endsWith('.mjs');

/** Hands every job to a core, and every answer to `heard` as soon as it is there. */
export async function spread<D extends Does>(
  _does: D,
  jobs: readonly Work[D]['job'][],
  heard: Heard<Work[D]['answer']>,
): Promise<void> {
  const cores = Math.min(availableParallelism(), jobs.length);
  if (isBundled && cores > 1) return onWorkers(jobs, cores, heard);
  const play = desk();
  for (let i = 0; i < jobs.length; i++) if (!heard(i, play(jobs[i]))) return;
}

/** Does all jobs; answers come back in the order of the jobs. */
export async function doAll<D extends Does>(
  does: D,
  jobs: readonly Work[D]['job'][],
  done: (finished: number) => void,
): Promise<Work[D]['answer'][]> {
  const answers: Work[D]['answer'][] = new Array(jobs.length);
  let finished = 0;
  await spread(does, jobs, (i, answer) => {
    answers[i] = answer;
    done(++finished);
    return true;
  });
  return answers;
}
