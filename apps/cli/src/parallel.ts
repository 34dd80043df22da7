// Spreads jobs over the machine's cores: each worker thread is this very bundle, and plays what it is sent.
// Invariant: answers come back in the order of the jobs; unbundled, as in tests, all is played in this thread.
// Read next: round-robin.ts for what a job is, main.ts for how a worker starts.

import { availableParallelism } from 'node:os';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { Book, Game } from '@sleight/kernel';
import { findGame } from './games';
import { type Job, playJob, type Scored } from './round-robin';

/** Plays jobs, and keeps the last rulebook: all jobs of one round robin share it. */
function desk(): (job: Job) => Scored {
  let kept: { key: string; game: Game; book: Book } | null = null;
  return (job) => {
    const { ruleset, rules } = job;
    const key = JSON.stringify([job.game, ruleset, rules]);
    if (kept?.key !== key) {
      const game = findGame(job.game);
      if (game === null) throw new Error(`there is no game ${job.game}`);
      kept = { key, game, book: game.book({ ruleset, rules }) };
    }
    return playJob(kept.game, kept.book, job);
  };
}

/** The worker's side: answers each job that comes. */
export function serve(port: MessagePort): void {
  const play = desk();
  port.on('message', (job: Job) => port.postMessage(play(job)));
}

type Done = (finished: number) => void;

function onWorkers(jobs: readonly Job[], cores: number, done: Done): Promise<Scored[]> {
  const answers: Scored[] = new Array(jobs.length);
  let next = 0;
  let finished = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      let mine = -1;
      const send = (): void => {
        mine = next++;
        if (mine < jobs.length) worker.postMessage(jobs[mine]);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (answer: Scored) => {
        answers[mine] = answer;
        done(++finished);
        send();
      });
      worker.on('error', reject);
      send();
    });
  return Promise.all(Array.from({ length: cores }, work)).then(() => answers);
}

const isBundled = import.meta.url.endsWith('.mjs');

export async function playAll(jobs: readonly Job[], done: Done): Promise<Scored[]> {
  const cores = Math.min(availableParallelism(), jobs.length);
  if (isBundled && cores > 1) return onWorkers(jobs, cores, done);
  const play = desk();
  return jobs.map((job, i) => {
    const answer = play(job);
    done(i + 1);
    return answer;
  });
}
