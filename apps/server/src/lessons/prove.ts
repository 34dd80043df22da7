// Computes a proof in the calling thread. Only the bots' threads do, because it may take seconds. They read no
// files, so this imports single modules of the lessons room instead of its index.

import { defence, keepers } from '@sleight/lessons/defend';
import { verdictIn } from '@sleight/lessons/goal';
import { isDefending } from '@sleight/lessons/sides';
import type { Rulebook } from '../matches/rulebook';
import type { Proof, ProofRequest } from './proof';

/** The number of picks in a hint. */
const MOST = 3;

export function proved({ game, book }: Rulebook, { state, goal, wants }: ProofRequest): Proof {
  if (wants === 'hint') return { verdict: null, keys: keepers(game, book, state, goal, MOST) };
  const verdict = verdictIn(game, book, state, goal);
  const isAsked = verdict === null && isDefending(book, state);
  return { verdict, keys: isAsked ? defence(game, book, state, goal) : [] };
}
