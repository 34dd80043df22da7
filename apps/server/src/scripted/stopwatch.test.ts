import { expect, test } from 'vitest';
import { createStopwatch, percentile } from './stopwatch';

function watchAt() {
  let now = 0;
  const watch = createStopwatch(() => now);
  return {
    watch,
    at: (time: number) => {
      now = time;
      return watch;
    },
  };
}

test('a time runs from the answer until the last seat has seen it', () => {
  const { watch, at } = watchAt();
  watch.sent('a');
  at(3).seen('a');
  at(7).seen('a');
  expect(watch.times(0, 10)).toEqual([7]);
  expect(watch.times(0, 10)).toEqual([]);
});

test('an answer counts when it left, not when the next one did', () => {
  const { watch, at } = watchAt();
  watch.sent('before');
  at(400).seen('before');
  at(1000).sent('slow');
  at(1100).sent('quick');
  at(1120).seen('quick');
  at(1900).seen('slow');
  at(2500).sent('after');
  at(2501).seen('after');
  expect(watch.times(1000, 2000)).toEqual([20, 900]);
  expect(watch.times(2000, 3000)).toEqual([1]);
});

test('what nobody has seen has no time', () => {
  const { watch } = watchAt();
  watch.sent('a');
  expect(watch.times(0, 10)).toEqual([]);
});

test('percentiles are taken from the times themselves', () => {
  const times = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map((share) => percentile(times, share))).toEqual([51, 96, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});
