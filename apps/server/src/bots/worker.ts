// A thread of its own: it is sent what a bot may know, or a puzzle to prove, and sends back what it came to.
// Read next: pool.ts, which keeps these threads busy.

import { parentPort } from 'node:worker_threads';
import type { Proof, ProofRequest } from '../lessons/proof';
import { proved } from '../lessons/prove';
import { withoutCards } from '../matches/faults';
import { beThinker } from '../operations/priority';
import { type ThinkAnswer, type ThinkRequest, thoughtOn } from './levels';

export type Sent =
  | { readonly kind: 'think'; readonly request: ThinkRequest }
  | { readonly kind: 'prove'; readonly request: ProofRequest };

export type Found =
  | { readonly thought: ThinkAnswer }
  | { readonly proof: Proof }
  | { readonly failed: string };

const describe = (sent: Sent): string =>
  sent.kind === 'think' ? `${sent.request.level} cannot think of a pick` : 'a puzzle cannot be proved';

function found(sent: Sent): Found {
  try {
    return sent.kind === 'think' ? { thought: thoughtOn(sent.request) } : { proof: proved(sent.request) };
  } catch (error) {
    const { stack } = withoutCards(error, `${describe(sent)} in ${sent.request.game}`);
    return { failed: stack ?? '' };
  }
}

beThinker();
parentPort?.on('message', (sent: Sent) => parentPort?.postMessage(found(sent)));
