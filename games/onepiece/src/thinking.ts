// What One Piece tells players that think: the evaluator's numbers, which options hand on, and which never help.
// Read next: evaluate.ts, options.ts for the option codes.

import type { Thinking } from '@sleight/kernel/game';
import { evaluator } from './evaluate';
import { END_TURN, PASS } from './options';
import { pointless } from './pointless';

export const thinking: Thinking = {
  evaluator,
  passes: [END_TURN, PASS],
  bluffs: [PASS],
  pointless,
  styles: {
    bold: { life: 1.2, beyond: 1.4, kill: 1.4, exposed: 0.5, hand: 0.8 },
    patient: { hand: 1.3, counter: 1.3, blockers: 1.4, exposed: 1.5, held: 1.4 },
  },
};
