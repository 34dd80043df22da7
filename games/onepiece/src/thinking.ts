// One Piece's input for players that think: the evaluator's numbers, which options pass the turn, and which never help.
// Read next: evaluate.ts, options.ts for the option codes.

import type { Thinking } from '@sleight/kit/contract/thinking';
import { evaluator } from './evaluate';
import { END_TURN, PASS } from './options';
import { pointless } from './pointless';

const TO_THE_END_OF_THE_TURN = { turns: 99, beam: 1, narrow: 1, rounds: 1 };

export const thinking: Thinking = {
  evaluator,
  passes: [END_TURN, PASS],
  bluffs: [PASS],
  pointless,
  // A turn consists of many small picks, so every option is judged after the turn has been played to its end.
  reach: {
    medium: { worlds: 2, looks: 1 },
    hard: { ...TO_THE_END_OF_THE_TURN, kept: 4, worlds: 1, looks: 200 },
    expert: { ...TO_THE_END_OF_THE_TURN, kept: 8, worlds: 4, looks: 300 },
  },
  plan: { aheadShare: 0.3, explore: 1, blindShare: 0.4, few: 99 },
  styles: {
    bold: { life: 1.2, beyond: 1.4, kill: 1.4, exposed: 0.5, hand: 0.8 },
    patient: { hand: 1.3, counter: 1.3, blockers: 1.4, exposed: 1.5, held: 1.4 },
  },
};
