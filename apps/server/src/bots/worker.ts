// A worker thread: it receives what a bot may know, or a puzzle to prove, and sends back the result.
// Read next: pool.ts, which keeps these threads busy.

import { parentPort } from 'node:worker_threads';
import type { Proof, ProofRequest } from '../lessons/proof';
import { proved } from '../lessons/prove';
import { gameNamed } from '../matches/books';
import { knownRulebook, rulebookFrom } from '../matches/compiled-rulebooks';
import { withoutCards } from '../matches/faults';
import type { Rulebook, RulebookRef } from '../matches/rulebook';
import { beThinker } from '../operations/priority';
import { type ThinkAnswer, type ThinkRequest, thoughtOn } from './levels';

/** The edition is sent only if the thread has reported that it lacks it. */
type Under = Pick<RulebookRef, 'id'> & Partial<RulebookRef>;

export type Sent = { readonly rulebook: Under } & (
  | { readonly kind: 'think'; readonly request: ThinkRequest }
  | { readonly kind: 'prove'; readonly request: ProofRequest }
);

export type WorkerResult =
  | { readonly thought: ThinkAnswer }
  | { readonly proof: Proof }
  | { readonly missing: 'rulebook' }
  | { readonly failed: string };

const describe = (sent: Sent): string =>
  sent.kind === 'think' ? `${sent.request.level} cannot think of a pick` : 'a puzzle cannot be proved';

function rulebookFor({ rulebook: { id, edition }, request }: Sent): Rulebook | undefined {
  return edition === undefined ? knownRulebook(id) : rulebookFrom(gameNamed(request.game), id, edition);
}

function found(sent: Sent): WorkerResult {
  try {
    const rulebook = rulebookFor(sent);
    if (rulebook === undefined) return { missing: 'rulebook' };
    return sent.kind === 'think'
      ? { thought: thoughtOn(rulebook, sent.request) }
      : { proof: proved(rulebook, sent.request) };
  } catch (error) {
    const { stack } = withoutCards(error, `${describe(sent)} in ${sent.request.game}`);
    return { failed: stack ?? '' };
  }
}

beThinker();
parentPort?.on('message', (sent: Sent) => parentPort?.postMessage(found(sent)));
