// Our exponential, logarithm and power against values computed with sixty digits.
// That a browser gives the same bits is tested with the search, in apps/server/src/bots/browser-worker.test.ts.

import { describe, expect, test } from 'vitest';
import { exponentials, logarithms, powers } from './fixtures/maths-reference';
import { exp, log, logistic, power } from './maths';

/** The place of a double among all doubles: neighbours are 1 apart. */
function place(x: number): bigint {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, x);
  const signed = bits.getBigInt64(0);
  return signed < 0n ? -(signed & 0x7fffffffffffffffn) : signed;
}

const apart = (a: number, b: number): number => Math.abs(Number(place(a) - place(b)));

describe('exp', () => {
  test('is the correctly rounded value or its neighbour', () => {
    for (const [x, value] of exponentials) expect(apart(exp(x), value), `exp(${x})`).toBeLessThanOrEqual(1);
  });

  test('returns e', () => {
    expect(apart(exp(1), Math.E)).toBeLessThanOrEqual(1);
  });

  test('overflows to infinity, underflows to 0 and keeps NaN', () => {
    expect([709.7827128933841, Infinity].map(exp)).toEqual([Infinity, Infinity]);
    expect([-745.1332191019412, -Infinity].map(exp)).toEqual([0, 0]);
    expect(exp(Number.NaN)).toBeNaN();
    expect([0, -0].map(exp)).toEqual([1, 1]);
  });

  test('is monotonic', () => {
    for (let i = -800; i < 800; i++) expect(exp((i + 1) / 100)).toBeGreaterThan(exp(i / 100));
  });
});

describe('log', () => {
  test('is the correctly rounded value or its neighbour', () => {
    for (const [x, value] of logarithms) expect(apart(log(x), value), `log(${x})`).toBeLessThanOrEqual(1);
  });

  test("returns the language's constants", () => {
    expect([log(2), log(10), log(Math.E)]).toEqual([Math.LN2, Math.LN10, 1]);
  });

  test('is 0 at 1, infinite at the ends and NaN below 0', () => {
    expect([1, 0, -0, Infinity].map(log)).toEqual([0, -Infinity, -Infinity, Infinity]);
    expect(log(-1)).toBeNaN();
    expect(log(Number.NaN)).toBeNaN();
  });
});

describe('power', () => {
  test('stays within its bound', () => {
    for (const [base, exponent, value] of powers) {
      const bound = 2 + 2 * Math.abs(exponent * log(base));
      expect(apart(power(base, exponent), value), `${base} to the ${exponent}`).toBeLessThanOrEqual(bound);
    }
  });

  test('of 0 is 0', () => {
    expect(power(0, 0.3)).toBe(0);
  });
});

test('even odds are a chance of one half, and opposite odds add up to one', () => {
  expect(logistic(0)).toBe(0.5);
  for (const odds of [0.1, 1, 5, 30]) expect(logistic(odds) + logistic(-odds)).toBeCloseTo(1, 15);
  expect([logistic(Infinity), logistic(-Infinity)]).toEqual([1, 0]);
});
