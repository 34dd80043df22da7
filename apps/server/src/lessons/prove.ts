// Works a proof out, in whatever thread this is called: only the bots' threads do, as it may take seconds. They read no
// files, so that this takes from the lessons room what it needs and not its front door.

import { defence, keepers } from '@sleight/lessons/defend';
import { verdictIn } from '@sleight/lessons/goal';
import { isDefending } from '@sleight/lessons/sides';
import type { Rulebook } from '../matches/rulebook';
import type { Proof, ProofRequest } from './proof';

/** As many picks as a hint names. */
const MOST = 3;

export function proved({ game, book }: Rulebook, { state, goal, wants }: ProofRequest): Proof {
  if (wants === 'hint') return { verdict: null, keys: keepers(game, book, state, goal, MOST) };
  const verdict = verdictIn(game, book, state, goal);
  const isAsked = verdict === null && isDefending(book, state);
  return { verdict, keys: isAsked ? defence(game, book, state, goal) : [] };
}
