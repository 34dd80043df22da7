// The easy level: a random kind of option, then a random card, then a random target; it rarely passes.
// Read next: kinds.ts.

import { optionCodes, playing } from '@sleight/kernel';
import { drawByKind, kindBits } from './kinds';
import type { Thinker } from './player';

export const easy: Thinker = ({ book, view, seat, judge }, rng) => {
  const codes = optionCodes(playing(book, view), seat);
  return { code: drawByKind(codes, kindBits(judge.thinking?.passes), rng), options: [] };
};
