import { expect, test } from 'vitest';
import { createStopwatch, percentile } from './stopwatch';

test('a time runs from the answer until the last seat has seen it', () => {
  let now = 0;
  const watch = createStopwatch(() => now);
  watch.sent('a');
  now = 3;
  watch.seen('a');
  now = 7;
  watch.seen('a');
  now = 5000;
  expect(watch.read()).toEqual([]);
  watch.sent('a');
  expect(watch.read()).toEqual([7]);
  expect(watch.read()).toEqual([]);
});

test('percentiles are taken from the times themselves', () => {
  const times = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map((share) => percentile(times, share))).toEqual([51, 96, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});
