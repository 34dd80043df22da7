// Sine and cosine against values computed with sixty digits.

import { expect, test } from 'vitest';
import { cosine, distance, sine } from './angles';
import { angles } from './fixtures/angle-reference';

/** Two ulp of numbers up to 1. */
const BOUND = 2 * Number.EPSILON;

test('sine and cosine stay within two ulp of the true value', () => {
  for (const [degrees, itsSine, itsCosine] of angles) {
    expect(Math.abs(sine(degrees) - itsSine), `sine of ${degrees}`).toBeLessThanOrEqual(
      BOUND * Math.abs(itsSine),
    );
    expect(Math.abs(cosine(degrees) - itsCosine), `cosine of ${degrees}`).toBeLessThanOrEqual(
      BOUND * Math.abs(itsCosine),
    );
  }
});

test('an eighth of a turn is the root of one half', () => {
  for (const one of [sine(45), cosine(45)]) expect(Math.abs(one - Math.SQRT1_2)).toBeLessThanOrEqual(BOUND);
});

test('quarter turns are exact', () => {
  expect([0, 90, 180, 270, 360, -90].map((degrees) => sine(degrees) + 0)).toEqual([0, 1, 0, -1, 0, -1]);
  expect([0, 90, 180, 270, 360, -90].map((degrees) => cosine(degrees) + 0)).toEqual([1, 0, -1, 0, 1, 0]);
});

test('distance follows Pythagoras', () => {
  expect(distance(3, -4)).toBe(5);
});
