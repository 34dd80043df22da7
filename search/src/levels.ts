// The levels, the same in every game, and the players of the command line: a level, or plain chance.
// Invariant: a level that thinks is offered only if the game has an evaluator.
// Read next: easy.ts, medium.ts, hard.ts, expert/expert.ts.

import { easy } from './easy';
import { expert } from './expert/expert';
import { hard } from './hard';
import { medium } from './medium';
import type { Budget, Player, Thinker } from './player';
import { random } from './random';
import { sealedOnly, sealedOr } from './sealed/commit';
import { nemesisOf } from './sealed/nemesis';
import { bestOnAverage, maximin, mixed, secure, strongest } from './sealed/sealings';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** If both seats decide at once, each level has its own way to commit. */
export const thinkers: Readonly<Record<Level, Thinker>> = {
  easy,
  medium: sealedOr(strongest, medium),
  hard: sealedOr(bestOnAverage, hard),
  expert: sealedOr(mixed, expert),
};

/** Players for measuring sealed decisions: those that know how a level commits, and alternatives. */
const measures = {
  'nemesis-hard': sealedOnly(nemesisOf(bestOnAverage)),
  'nemesis-expert': sealedOnly(nemesisOf(mixed)),
  maximin: sealedOnly(maximin),
  secure: sealedOnly(secure),
} satisfies Record<string, Thinker>;

const named = { ...thinkers, ...measures };
export type PlayerName = keyof typeof named | 'random';
const isNamed = (name: string): name is keyof typeof named => name in named;
export const playerNames: readonly PlayerName[] = ['random', ...Object.keys(named).filter(isNamed)];

/** Does this player need the game's evaluator? */
export const thinks = (name: PlayerName): boolean => name !== 'random' && name !== 'easy';

/** Enough for a sensible move, and small enough for thousands of games. */
export const USUAL: Budget = { iterations: 400 };

export const playerOf = (name: PlayerName, budget: Budget = USUAL): Player =>
  name === 'random' ? random : (position, rng) => named[name](position, rng, budget);
