// What Sleeved tells players that think: the evaluator's numbers, which pick takes back, and the commit as a matrix game.
// Next: sealed.ts, evaluate.ts.

import type { Thinking } from '@sleight/kernel/game';
import { UNDO } from './commit';
import { evaluator } from './evaluate';
import { sealed } from './sealed';

/** Taking back hands on nothing, but a player that does it as often as anything else never ends. */
export const thinking: Thinking = {
  evaluator,
  passes: [UNDO],
  sealed,
  styles: { bold: { lead: 1.3, hand: 0.4 }, patient: { hand: 1.6, health: 1.2 } },
};
