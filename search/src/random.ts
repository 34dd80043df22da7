// Picks any option with equal chance: the baseline for every player that thinks.
// Invariant: one draw from the dice for each pick.
// Read next: easy.ts.

import { optionCodes, playing } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import type { Player } from './player';

export const random: Player = ({ book, view, seat }, rng) => {
  const codes = optionCodes(playing(book, view), seat);
  return { code: codes.list[below(rng, codes.n)], options: [] };
};
