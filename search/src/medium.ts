// The medium level, one ply deep: tries each option in a few worlds and takes the one with the best result.
// Invariant: the pick follows from the position and the dice alone; ties are broken at random.
// Read next: world.ts for following one option, the game's evaluate.ts for the evaluation.

import { playing } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import { below } from '@sleight/kernel/rng';
import { type Position, type RatedOption, type Thinker, type Thought, winChance } from './player';
import { follower, sensibleCodes, worthOf } from './world';

export interface Effort {
  /** The number of worlds each option is tried in. */
  readonly worlds: number;
  /** How many positions one option may examine in one world, later choices of its ply included. */
  readonly looks: number;
}

const EFFORT: Effort = { worlds: 3, looks: 24 };
/** Secret decisions, such as a mulligan, depend mostly on chance: they get this many times the worlds. */
const SEALED = 8;

/** Sums that differ by less are equal up to rounding. */
const SAME = 1e-9;

export const codesOf = ({ judge, book, view, seat }: Position): OptionCode[] =>
  sensibleCodes(playing(book, view), seat, judge);

/** The average value of each option, in log-odds, over `worlds` worlds. */
export function onePly(
  position: Position,
  codes: readonly OptionCode[],
  effort: Effort,
  rng: number[],
): number[] {
  const worlds = effort.worlds * (position.view.strands === null ? 1 : SEALED);
  const sums = codes.map(() => 0);
  const f = follower(position);
  for (let w = 0; w < worlds; w++) {
    const world = f.imagine(rng);
    codes.forEach((code, i) => {
      f.left = effort.looks;
      sums[i] += worthOf(f, world, code) / worlds;
    });
  }
  return sums;
}

/** The thought that picks one of the best at random. */
export function bestOf(codes: readonly OptionCode[], worths: readonly number[], rng: number[]): Thought {
  const most = Math.max(...worths);
  const best = codes.filter((_, i) => worths[i] >= most - SAME);
  const options = codes
    .map((code, i): RatedOption => ({ code, win: winChance(worths[i]) }))
    .sort((a, b) => b.win - a.win);
  return { code: best[below(rng, best.length)], options };
}

export const mediumWith =
  (effort: Effort): Thinker =>
  (position, rng) => {
    const codes = codesOf(position);
    if (codes.length === 1) return { code: codes[0], options: [] };
    return bestOf(codes, onePly(position, codes, effort, rng), rng);
  };

/** With the game's own parameters, if any. */
export const medium: Thinker = (position, rng, budget) =>
  mediumWith({ ...EFFORT, ...position.judge.thinking?.reach?.medium })(position, rng, budget);
