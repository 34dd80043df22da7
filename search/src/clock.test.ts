import { expect, test } from 'vitest';
import { clockFor } from './clock';

test('a number of iterations is spent one by one', () => {
  const spent = clockFor({ iterations: 2 });
  expect([spent(), spent(), spent()]).toEqual([false, false, true]);
});

test("time is read from the caller's clock, from the start of the thought", () => {
  let now = 1000;
  const spent = clockFor({ ms: 200, clock: () => now });
  now = 1199;
  expect(spent()).toBe(false);
  now = 1200;
  expect(spent()).toBe(true);
});
