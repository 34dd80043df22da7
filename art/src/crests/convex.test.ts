import { expect, test } from 'vitest';
import { keep, strip } from './convex';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;

test('a line through the middle keeps one half', () => {
  expect(keep(square, 1, 0, 5)).toEqual([
    [5, 0],
    [10, 0],
    [10, 10],
    [5, 10],
  ]);
});

test('a line that misses keeps everything or nothing', () => {
  expect(keep(square, 1, 0, -1)).toEqual(square);
  expect(keep(square, 1, 0, 11)).toEqual([]);
});

test('a strip lies between two parallels', () => {
  const ys = strip(square, 0, 1, 2, 4).map(([, y]) => y);
  expect(Math.min(...ys)).toBe(2);
  expect(Math.max(...ys)).toBe(4);
});
