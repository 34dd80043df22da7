// What Territory tells players that think: the evaluator's numbers, and which option hands on.
// Read next: evaluate.ts.

import type { Thinking } from '@sleight/kernel/game';
import { evaluator } from './evaluate';
import { PASS } from './turn';

export const thinking: Thinking = {
  evaluator,
  passes: [PASS],
  bluffs: [PASS],
};
