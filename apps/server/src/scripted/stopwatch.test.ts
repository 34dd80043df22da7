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

test('a time runs from the answer until the last seat has its result', () => {
  const { watch, at } = watchAt();
  watch.sent('a');
  at(3).seen('a');
  at(7).seen('a');
  expect(watch.times(0, 10)).toEqual({ all: [7], unseen: 0 });
  expect(watch.times(0, 10)).toEqual({ all: [], unseen: 0 });
});

test('an answer counts when it is sent, not when the next one is', () => {
  const { watch, at } = watchAt();
  watch.sent('before');
  at(400).seen('before');
  at(1000).sent('slow');
  at(1100).sent('quick');
  at(1120).seen('quick');
  at(1900).seen('slow');
  at(2500).sent('after');
  at(2501).seen('after');
  expect(watch.times(1000, 2000).all).toEqual([20, 900]);
  expect(watch.times(2000, 3000).all).toEqual([1]);
});

test('an answer overtaken by another one of its match is timed too', () => {
  const { watch, at } = watchAt();
  watch.sent('a');
  at(50).sent('a');
  at(400).seen('a');
  at(410).seen('a');
  expect(watch.times(0, 100).all).toEqual([360, 400]);
});

test('an answer not seen yet counts up to now', () => {
  const { watch, at } = watchAt();
  watch.sent('a');
  expect(at(6000).times(0, 10)).toEqual({ all: [6000], unseen: 1 });
});

test('percentiles are computed from the individual times', () => {
  const times = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map((share) => percentile(times, share))).toEqual([51, 96, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});
