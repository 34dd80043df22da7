// What Mythos tells players that think: the evaluator's numbers, which options hand on or hide, and what of a hidden
// play the other seat sees.
// Read next: evaluate.ts, playing.ts for the option codes.

import { codeB, codeKind, optionPair } from '@sleight/kernel/code';
import type { Thinking } from '@sleight/kernel/game';
import { evaluator } from './evaluate';
import { HIDE } from './playing';
import { PASS } from './turn';

export const thinking: Thinking = {
  evaluator,
  passes: [PASS],
  bluffs: [PASS, HIDE],
  /** A card played face down: where, not which. */
  shown: (code) => (codeKind(code) === HIDE ? optionPair(HIDE, 0, codeB(code)) : code),
};
