// What Territory tells players that think: the evaluator's numbers, and which option hands on.
// Read next: evaluate.ts.

import type { Thinking } from '@sleight/kernel/game';
import { features, numbers, weights } from './evaluate';
import { PASS } from './turn';

export const thinking: Thinking = {
  evaluator: { features, weights, numbers },
  passes: [PASS],
  bluffs: [PASS],
};
