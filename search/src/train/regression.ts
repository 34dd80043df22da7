// Logistic regression: the weights with the highest likelihood, each regularised towards its initial value.
// Newton's method: few features, so every step solves one small system exactly.
// Invariant: no intercept, so that swapping the seats swaps the answer.

import { log, logistic } from '@sleight/kernel/maths';

/** One position: its features, and its result for seat 0, from 0 to 1. */
export interface Sample {
  readonly numbers: readonly number[];
  readonly target: number;
}

const STEPS = 12;
/** A smaller step changes no decision. */
const SETTLED = 1e-6;

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/** Solves `matrix` x = `right` by elimination; both are consumed. */
function solved(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(matrix[r][i]) > Math.abs(matrix[pivot][i])) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let r = i + 1; r < n; r++) {
      const factor = matrix[r][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let c = i; c < n; c++) matrix[r][c] -= factor * matrix[i][c];
      right[r] -= factor * right[i];
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let c = i + 1; c < n; c++) right[i] -= matrix[i][c] * right[c];
    right[i] /= matrix[i][i];
  }
  return right;
}

/** `ridge`: how many rows of doubt hold each weight at its initial value. */
export function fit(rows: readonly Sample[], start: readonly number[], ridge: number): number[] {
  const n = start.length;
  let weights = start.slice();
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => ridge * (start[i] - weight));
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    for (const { numbers, target } of rows) {
      const now = logistic(dot(weights, numbers));
      const spread = Math.max(1e-6, now * (1 - now));
      for (let i = 0; i < n; i++) {
        if (numbers[i] === 0) continue;
        slope[i] += (target - now) * numbers[i];
        for (let j = 0; j < n; j++) curve[i][j] += spread * numbers[i] * numbers[j];
      }
    }
    const move = solved(curve, slope);
    weights = weights.map((weight, i) => weight + move[i]);
    if (Math.max(...move.map(Math.abs)) < SETTLED) break;
  }
  return weights;
}

/** Mean log loss of the predictions; log 2 is the uninformed baseline. */
export function lossOf(rows: readonly Sample[], weights: readonly number[]): number {
  let sum = 0;
  for (const { numbers, target } of rows) {
    const now = Math.min(1 - 1e-9, Math.max(1e-9, logistic(dot(weights, numbers))));
    sum -= target * log(now) + (1 - target) * log(1 - now);
  }
  return sum / Math.max(1, rows.length);
}

/**
 * TD(lambda): each position's target is a mixture of the game's result and the estimates of later positions.
 * With lambda 1 only the result counts.
 */
export function towards(
  game: readonly (readonly number[])[],
  result: number,
  weights: readonly number[],
  lambda: number,
): Sample[] {
  const rows: Sample[] = [];
  let target = result;
  for (let i = game.length - 1; i >= 0; i--) {
    rows.push({ numbers: game[i], target });
    target = lambda * target + (1 - lambda) * logistic(dot(weights, game[i]));
  }
  return rows.reverse();
}
