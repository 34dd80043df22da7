// Regret matching for a matrix game in which neither seat knows the other's hand: each seat has types, one for every
// possible hand, and each type learns its own mixture of commits.
// Invariant: the other seat learns only from imagined hands, never from the real one.
// Read next: commit.ts, which deals the hands.

import { nextWord } from '@sleight/kernel/rng';
import type { Spent } from '../clock';
import type { Matrix } from './table';

/** One hand: the regret of each of its commits so far, and how often it was played. */
interface Type {
  readonly regrets: number[];
  readonly played: number[];
}

/** `of(i, k)`: the result of each commit of own type i (rows) against each commit of their type k (columns). */
export interface Matrices {
  /** The number of commits of each type. The first own type is the real hand. */
  readonly own: readonly number[];
  readonly theirs: readonly number[];
  of(i: number, k: number): Matrix;
}

const newType = (commits: number): Type => ({
  regrets: new Array<number>(commits).fill(0),
  played: new Array<number>(commits).fill(0),
});

/** In proportion to regret; uniform while there is none. */
function mixture(weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += Math.max(0, weight);
  return weights.map((weight) => (sum > 0 ? Math.max(0, weight) / sum : 1 / weights.length));
}

/** Counts a turn: the result of each commit, with later turns weighted more. */
function learn(
  { regrets, played }: Type,
  mix: readonly number[],
  gains: readonly number[],
  turn: number,
): void {
  let mean = 0;
  for (let a = 0; a < mix.length; a++) mean += mix[a] * gains[a];
  for (let a = 0; a < mix.length; a++) {
    regrets[a] = Math.max(0, regrets[a] + gains[a] - mean);
    played[a] += turn * mix[a];
  }
}

/** The result of each row; most columns are never played and cost nothing. */
function rowGains(matrix: Matrix, theirs: readonly number[]): number[] {
  const played: number[] = [];
  for (let b = 0; b < theirs.length; b++) if (theirs[b] > 0) played.push(b);
  return matrix.map((row) => {
    let sum = 0;
    for (const b of played) sum += theirs[b] * row[b];
    return sum;
  });
}

function columnGains(matrix: Matrix, mine: readonly number[]): number[] {
  const sums = new Array<number>(matrix[0].length).fill(0);
  for (let a = 0; a < matrix.length; a++) {
    const row = matrix[a];
    if (mine[a] > 0) for (let b = 0; b < row.length; b++) sums[b] += mine[a] * (1 - row[b]);
  }
  return sums;
}

export interface Solution {
  /** How often each commit of the real hand should be played. */
  readonly mix: readonly number[];
  /** Each commit's result against what the other seat has learned to play. */
  readonly gains: readonly number[];
}

const MOST_TURNS = 20_000;

/** A hand's mixture, including its habit. */
const leaning = (mix: readonly number[], habit: readonly number[], part: number): number[] =>
  mix.map((share, b) => (1 - part) * share + part * habit[b]);

/** The habit of a hand of the other seat: the best response to anything its imagined hands may commit to. */
function habitOf({ own, theirs, of }: Matrices, k: number): number[] {
  const sums = new Array<number>(theirs[k]).fill(0);
  for (let i = own.length === 1 ? 0 : 1; i < own.length; i++) {
    const even = new Array<number>(own[i]).fill(1 / own[i]);
    columnGains(of(i, k), even).forEach((gain, b) => {
      sums[b] += gain;
    });
  }
  const best = sums.indexOf(Math.max(...sums));
  return sums.map((_, b) => (b === best ? 1 : 0));
}

/** `habit`: how often the other seat is assumed to follow its habit, whatever it could learn. */
export function solve(matrices: Matrices, habit: number, spent: Spent, rng: number[]): Solution {
  const own = matrices.own.map(newType);
  const theirs = matrices.theirs.map(newType);
  const habits = matrices.theirs.map((_, k) => habitOf(matrices, k));
  const isKnown = own.length === 1;
  for (let turn = 1; turn <= MOST_TURNS && (turn === 1 || !spent()); turn++) {
    const isTrue = turn % 2 === 1;
    const i = isTrue || isKnown ? 0 : 1 + (nextWord(rng) % (own.length - 1));
    const k = nextWord(rng) % theirs.length;
    const matrix = matrices.of(i, k);
    const [mine, other] = [mixture(own[i].regrets), mixture(theirs[k].regrets)];
    learn(own[i], mine, rowGains(matrix, leaning(other, habits[k], habit)), turn);
    if (!isTrue || isKnown) learn(theirs[k], other, columnGains(matrix, mine), turn);
  }
  const mix = mixture(own[0].played);
  const gains = mix.map(() => 0);
  theirs.forEach((type, k) => {
    const each = rowGains(matrices.of(0, k), leaning(mixture(type.played), habits[k], habit));
    each.forEach((gain, a) => {
      gains[a] += gain / theirs.length;
    });
  });
  return { mix, gains };
}
