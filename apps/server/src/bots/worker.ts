// A bot's own thread: it is sent what the bot may know, thinks, and sends back what it came to.
// Read next: pool.ts, which keeps these threads busy.

import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { withoutCards } from '../matches/faults';
import { type ThinkAnswer, type ThinkRequest, thoughtOn } from './levels';

export type Thought = { readonly answer: ThinkAnswer } | { readonly failed: string };

/** Whoever answers people comes first. */
const PATIENT = 5;

function thought(request: ThinkRequest): Thought {
  try {
    return { answer: thoughtOn(request) };
  } catch (error) {
    const { stack } = withoutCards(error, `${request.level} cannot think of a pick in ${request.game}`);
    return { failed: stack ?? '' };
  }
}

// Only on Linux is this about the thread; elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(PATIENT);
parentPort?.on('message', (request: ThinkRequest) => parentPort?.postMessage(thought(request)));
