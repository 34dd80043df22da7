// The result of two sides on mirrored seeds: the share of the points, its interval, and the sequential test.
// Invariant: the two games of one seed are one result, because they are not independent.
// Read next: arena.ts and round-robin.ts, which play them.

import { log, logistic } from '@sleight/kernel/maths';

export interface Rate {
  readonly games: number;
  /** Share of the points: wins and half of the draws. */
  readonly score: number;
  readonly ci95: readonly [number, number];
}

const Z95 = 1.96;
const bounded = (n: number): number => Math.min(1, Math.max(0, n));
const rounded = (n: number): number => Number(n.toFixed(4));

const meanOf = (scores: readonly number[]): number =>
  scores.reduce((sum, one) => sum + one / 2, 0) / scores.length;

const varianceOf = (scores: readonly number[], mean: number): number =>
  scores.reduce((sum, one) => sum + (one / 2 - mean) * (one / 2 - mean), 0) / Math.max(1, scores.length - 1);

/** Mean and 95% interval over mirrored seeds; each score is out of 2. */
export function rateOf(scores: readonly number[]): Rate {
  const n = scores.length;
  if (n === 0) return { games: 0, score: 0.5, ci95: [0, 1] };
  const mean = meanOf(scores);
  const half = Z95 * Math.sqrt(varianceOf(scores, mean) / n);
  return {
    games: 2 * n,
    score: rounded(mean),
    ci95: [rounded(bounded(mean - half)), rounded(bounded(mean + half))],
  };
}

/** Is the first side stronger by `elo[1]` rather than `elo[0]`? Wrong in one case of twenty either way. */
export interface Sprt {
  readonly elo: readonly [number, number];
  readonly llr: number;
  readonly verdict: 'accepted' | 'rejected' | null;
}

const SURE = log(0.95 / 0.05);
/** No verdict before this many pairs: the spread is not known yet. */
const FEWEST = 8;
/** Identical results still leave some doubt. */
const LEAST_VARIANCE = 0.01;

const expected = (elo: number): number => logistic((elo / 400) * Math.LN10);

/** The sequential test, with the normal approximation of the likelihood ratio over pairs. */
export function sprtOf(scores: readonly number[], elo: readonly [number, number]): Sprt {
  const n = scores.length;
  if (n < FEWEST) return { elo, llr: 0, verdict: null };
  const mean = meanOf(scores);
  const variance = Math.max(LEAST_VARIANCE, varianceOf(scores, mean));
  const [low, high] = [expected(elo[0]), expected(elo[1])];
  const llr = (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
  const verdict = llr >= SURE ? 'accepted' : llr <= -SURE ? 'rejected' : null;
  return { elo, llr: rounded(llr), verdict };
}
