import { expect, test } from 'vitest';
import { dice } from './chance';

test('the same seed gives the same numbers, another one others', () => {
  const throws = (seed: string): number[] => {
    const r = dice(seed);
    return Array.from({ length: 20 }, () => r.whole(1, 1000));
  };
  expect(throws('a')).toEqual(throws('a'));
  expect(throws('a')).not.toEqual(throws('b'));
});

test('whole numbers reach both ends and no further', () => {
  const r = dice('ends');
  const seen = new Set(Array.from({ length: 500 }, () => r.whole(3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});

test('every element of a list comes up about as often', () => {
  const r = dice('fair');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[r.pick([0, 1, 2, 3])]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
