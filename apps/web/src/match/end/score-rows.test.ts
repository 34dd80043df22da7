import { expect, test } from 'vitest';
import { listedRounds } from './score-rows';

const rounds = (...lives: number[]) => lives.map((life, i) => ({ n: i + 1, points: [life, 4] as const }));

test('a short match lists every round', () => {
  expect(listedRounds(rounds(5, 5, 4)).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('a long match lists the rounds that changed something, the first and the last', () => {
  const listed = listedRounds(rounds(5, 5, 5, 4, 4, 4, 3, 3, 3, 3));
  expect(listed.map(({ n }) => n)).toEqual([1, 4, 7, 10]);
});
