// The regression recovers the weights behind the data, and learns nothing from seats alone.

import { logistic } from '@sleight/kernel/maths';
import { nextWord, seedRng } from '@sleight/kernel/rng';
import { expect, test } from 'vitest';
import { fit, lossOf, type Sample, towards } from './regression';

const rng = seedRng('regression');
const coin = (): number => nextWord(rng) / 4294967296;
const TRUTH = [1.5, -0.7, 0];

const rows: Sample[] = Array.from({ length: 4000 }, () => {
  const numbers = TRUTH.map(() => 4 * coin() - 2);
  const odds = numbers.reduce((sum, one, i) => sum + one * TRUTH[i], 0);
  return { numbers, target: coin() < logistic(odds) ? 1 : 0 };
});

test('recovers the weights behind the data', () => {
  const found = fit(rows, [0, 0, 0], 1);
  TRUTH.forEach((weight, i) => {
    expect(Math.abs(found[i] - weight)).toBeLessThan(0.15);
  });
  expect(lossOf(rows, found)).toBeLessThan(lossOf(rows, [0, 0, 0]));
});

test('a feature that never occurs keeps its weight', () => {
  const blind = rows.map(({ numbers, target }) => ({ numbers: [numbers[0], 0], target }));
  expect(fit(blind, [0, 0.25], 1)[1]).toBe(0.25);
});

test('with lambda 1 every position learns the result of the game, with less also the next estimates', () => {
  const game = [[1], [2], [-1]];
  expect(towards(game, 1, [1], 1).map(({ target }) => target)).toEqual([1, 1, 1]);
  const mixed = towards(game, 1, [1], 0.5).map(({ target }) => target);
  expect(mixed[2]).toBe(1);
  expect(mixed[1]).toBeCloseTo(0.5 + 0.5 / (1 + Math.E), 5);
});
