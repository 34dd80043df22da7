// One ply of thought: tries each option in a few worlds and takes the one that leaves the seat best off.
// Invariant: the pick follows from the position and the dice alone; equal options are drawn by lot.
// Read next: world.ts for how one option is followed, the game's evaluate.ts for what "best off" means.

import { optionCodes, playing } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import type { Player } from './player';
import { follower, worthOf } from './world';

export interface Effort {
  /** How many possible worlds each option is tried in. */
  readonly worlds: number;
  /** How many positions one option may look at in one world, its own ply's later choices included. */
  readonly looks: number;
}

const EFFORT: Effort = { worlds: 2, looks: 24 };

/** Sums that differ by less are the same number with rounding. */
const SAME = 1e-9;

export const greedyWith =
  ({ worlds, looks }: Effort): Player =>
  (position, rng) => {
    const { book, view, seat } = position;
    const open = optionCodes(playing(book, view), seat);
    const codes = open.list.slice(0, open.n);
    if (codes.length === 1) return codes[0];
    const sums = codes.map(() => 0);
    for (let w = 0; w < worlds; w++) {
      const f = follower(position, rng);
      codes.forEach((code, i) => {
        f.left = looks;
        sums[i] += worthOf(f, f.world, code);
      });
    }
    const most = Math.max(...sums);
    const best = codes.filter((_, i) => sums[i] >= most - SAME);
    return best[below(rng, best.length)];
  };

export const greedy: Player = greedyWith(EFFORT);
