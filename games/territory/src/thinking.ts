// Territory's input for players that think: the evaluator's numbers, and which option passes the turn.
// Read next: evaluate.ts.

import type { Thinking } from '@sleight/kit/contract/thinking';
import { evaluator } from './evaluate';
import { PASS } from './turn';

export const thinking: Thinking = {
  evaluator,
  passes: [PASS],
  bluffs: [PASS],
  reach: { hard: { kept: 5, worlds: 2, beam: 3 }, expert: { worlds: 32 } },
  styles: {
    bold: { vp: 1.4, round: 1.4, margin: 1.4, hand: 0.6, might: 0.6 },
    patient: { vp: 0.8, hand: 1.4, might: 1.3 },
  },
};
