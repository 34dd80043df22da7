// How the levels commit if both seats decide at once: never as if one side moved second.
// Invariant: the result follows from the position, the dice and the number of iterations alone.
// Read next: regret.ts for mixtures; commit.ts, which draws a commit from one.

import type { Commit } from '@sleight/kit';
import { clockFor } from '../clock';
import { imaginer } from '../imagine';
import type { Budget, Position } from '../player';
import { solve } from './regret';
import { gains, imaginedIn, type Matrix, type SealedTable, theirsIn } from './table';

/** A mixture of the seat's own commits: the frequency of each, and its estimated chance to win. */
export interface Mixed {
  readonly mix: readonly number[];
  readonly wins: readonly number[];
}

export type Sealing = (position: Position, table: SealedTable, rng: number[], budget: Budget) => Mixed;

/** The number of worlds, and so hands of the other seat, that each level considers. */
const HARD_WORLDS = 8;
const EXPERT_WORLDS = 8;
/** The number of hands the other seat imagines. */
const OWN_HANDS = 6;
/** A commit played less often than this is dropped from the mixture: it is only left for lack of time. */
const RARE = 0.04;
/** How often the other seat is assumed to follow its habit. */
const HABIT = 0.3;
/** Sums that differ by less are equal up to rounding. */
const SAME = 1e-9;

/** One of the best, at random. */
function oneOfTheBest(worths: readonly number[], wins: readonly number[]): Mixed {
  const most = Math.max(...worths);
  const isBest = worths.map((worth) => worth >= most - SAME);
  const share = 1 / isBest.filter(Boolean).length;
  return { mix: isBest.map((best) => (best ? share : 0)), wins };
}

/** The strongest by itself. */
export const strongest: Sealing = (_position, { mine }) =>
  oneOfTheBest(
    mine.map(({ strength }) => strength),
    mine.map(() => 0.5),
  );

/** The value of each own commit against one hand, averaged over hands. */
export function averaged(
  matrices: readonly Matrix[],
  against: (row: readonly number[], k: number) => number,
): number[] {
  return matrices[0].map((_, a) => {
    let sum = 0;
    matrices.forEach((matrix, k) => {
      sum += against(matrix[a], k);
    });
    return sum / matrices.length;
  });
}

/** The possible commits of the other seat for each of some hands. */
function theirHands(
  position: Position,
  table: SealedTable,
  worlds: number,
  rng: number[],
): (readonly Commit[])[] {
  const imagine = imaginer(position);
  return Array.from({ length: worlds }, () => theirsIn(table, imagine(rng)));
}

const mean = (row: readonly number[]): number => row.reduce((sum, one) => sum + one, 0) / row.length;

/** The best response to anything the other seat may commit to. */
export const bestOnAverage: Sealing = (position, table, rng) => {
  const hands = theirHands(position, table, HARD_WORLDS, rng);
  const wins = averaged(
    hands.map((theirs) => gains(table, table.mine, theirs)),
    mean,
  );
  return oneOfTheBest(wins, wins);
};

/** The best if every hand finds its best response. */
export const maximin: Sealing = (position, table, rng) => {
  const hands = theirHands(position, table, EXPERT_WORLDS, rng);
  const wins = averaged(
    hands.map((theirs) => gains(table, table.mine, theirs)),
    (row) => Math.min(...row),
  );
  return oneOfTheBest(wins, wins);
};

const sizes = (types: readonly (readonly Commit[])[]): number[] => types.map(({ length }) => length);

const often = (mix: readonly number[]): number[] => {
  const kept = mix.map((share) => (share < RARE ? 0 : share));
  const sum = kept.reduce((all, share) => all + share, 0);
  return sum === 0 ? mix.slice() : kept.map((share) => share / sum);
};

/** A mixture against hands that know the real hand, or that imagine some number of others. */
const mixedWith =
  (ownHands: number, habit: number): Sealing =>
  (position, table, rng, budget) => {
    const spent = clockFor(budget);
    const imagine = imaginer(position);
    const worlds = Array.from({ length: EXPERT_WORLDS }, () => imagine(rng));
    const theirs = worlds.map((world) => theirsIn(table, world));
    const own = [table.mine];
    for (let i = 0; i < ownHands; i++) own.push(imaginedIn(position, table, worlds[i % worlds.length], rng));
    const known = new Map<number, Matrix>();
    const of = (i: number, k: number): Matrix => {
      const key = i * theirs.length + k;
      const found = known.get(key) ?? gains(table, own[i], theirs[k]);
      known.set(key, found);
      return found;
    };
    const { mix, gains: wins } = solve({ own: sizes(own), theirs: sizes(theirs), of }, habit, spent, rng);
    return { mix: often(mix), wins };
  };

/** Hard to exploit, within the budget, by seats that do not know the other's hand. */
export const mixed: Sealing = mixedWith(OWN_HANDS, HABIT);

/** The best mixture if the other seat knows the hand and the mixture, but not the draw. */
export const secure: Sealing = mixedWith(0, 0);
