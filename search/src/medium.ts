// The medium level, one ply of thought: tries each option in a few worlds and takes the one that leaves the seat best off.
// Invariant: the pick follows from the position and the dice alone; equal options are drawn by lot.
// Read next: world.ts for how one option is followed, the game's evaluate.ts for what "best off" means.

import { playing } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { type Considered, type Position, type Thinker, type Thought, winChance } from './player';
import { follower, sensibleCodes, worthOf } from './world';

export interface Effort {
  /** How many possible worlds each option is tried in. */
  readonly worlds: number;
  /** How many positions one option may look at in one world, its own ply's later choices included. */
  readonly looks: number;
}

const EFFORT: Effort = { worlds: 3, looks: 24 };
/** What is decided in secret, such as a mulligan, is mostly a matter of chance: so many times the worlds. */
const SEALED = 8;

/** Sums that differ by less are the same number with rounding. */
const SAME = 1e-9;

export const codesOf = ({ judge, book, view, seat }: Position): number[] =>
  sensibleCodes(playing(book, view), seat, judge);

/** The average worth of each option, in log-odds, over `worlds` worlds. */
export function onePly(
  position: Position,
  codes: readonly number[],
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

/** The thought that picks one of the best, by lot. */
export function bestOf(codes: readonly number[], worths: readonly number[], rng: number[]): Thought {
  const most = Math.max(...worths);
  const best = codes.filter((_, i) => worths[i] >= most - SAME);
  const options = codes
    .map((code, i): Considered => ({ code, win: winChance(worths[i]) }))
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

/** With the game's own numbers where it has some. */
export const medium: Thinker = (position, rng, budget) =>
  mediumWith({ ...EFFORT, ...position.judge.thinking?.reach?.medium })(position, rng, budget);
