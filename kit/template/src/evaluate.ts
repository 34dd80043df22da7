// How a seat stands: a few numbers, each mine minus theirs, with weights from `bin/sleight train`.
// Invariant: reads the table only, so that it can judge any position.

import type { Play } from '@sleight/kernel/book';
import type { Thinking } from '@sleight/kit/contract/thinking';
import { linear } from '@sleight/kit/evaluator';
import { asDuskfall } from './book';
import { HAND, POINTS } from './places';
import { ahead } from './strength';
import learned from './weights.json' with { type: 'json' };

/** Is either player one point from winning? */
const PHASES = ['open', 'close'] as const;
const FEATURES = ['points', 'cards', 'might', 'arena'] as const;

function measure(p: Play) {
  const { num, zones, cards } = p.s;
  const { pointsToWin } = asDuskfall(p.book).rules;
  const might = (seat: number): number =>
    zones[HAND + seat].reduce((sum, card) => sum + p.book.defs[cards.def[card]].printed[0], 0);
  const winner = ahead(p);
  const most = Math.max(num[POINTS], num[POINTS + 1]);
  return {
    phase: most >= pointsToWin - 1 ? ('close' as const) : ('open' as const),
    numbers: {
      points: num[POINTS] - num[POINTS + 1],
      cards: zones[HAND].length - zones[HAND + 1].length,
      might: might(0) - might(1),
      arena: winner === null ? 0 : winner === 0 ? 1 : -1,
    },
  };
}

const { evaluator, evaluate } = linear(PHASES, FEATURES, learned.weights, measure);

export const thinking: { evaluate: typeof evaluate; thinking: Thinking } = {
  evaluate,
  thinking: { evaluator },
};
