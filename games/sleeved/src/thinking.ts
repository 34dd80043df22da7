// Sleeved's input for players that think: the evaluator's numbers, which pick undoes, and the commit as a matrix game.
// Next: sealed.ts, evaluate.ts.

import type { Thinking } from '@sleight/kit/contract/thinking';
import { UNDO } from './commit';
import { evaluator } from './evaluate';
import { sealed } from './sealed';

/** Undo does not pass the turn, but a player that undoes as often as anything else never ends. */
export const thinking: Thinking = {
  evaluator,
  passes: [UNDO],
  sealed,
  styles: { bold: { lead: 1.3, hand: 0.4 }, patient: { hand: 1.6, health: 1.2 } },
};
