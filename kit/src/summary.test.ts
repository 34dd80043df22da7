import { blank } from '@sleight/kernel/decide';
import { arena } from '@sleight/kernel/fixtures/arena';
import type { Result, State } from '@sleight/kernel/state';
import { expect, test } from 'vitest';
import type { Pair } from './contract/rules';
import { scoredIn, summaryOf } from './summary';

const said = (text: string) => ({ en: text, fr: text });
const { book } = arena({ codes: {} });

/** Round, points of both, and what the round came to. */
const at = (...num: number[]): State => ({ ...blank(book, 'summary'), num });
const ended = (result: Result): State => ({ ...at(0, 0, 0), result });

const game = {
  scores: ({ s: { num } }: { s: State }) => ({ label: said('Points'), points: [num[1], num[2]] as Pair }),
  rounds: { name: said('Round'), number: ({ num }: State) => num[0] },
};

test('a step says what it changed: nothing, one round, or the end of one and the beginning of the next', () => {
  expect(scoredIn(game, book, at(1, 0, 0), [at(1, 0, 0)])).toEqual([]);
  expect(scoredIn(game, book, at(1, 0, 0), [at(1, 1, 0), at(1, 2, 0)])).toEqual([{ n: 1, points: [2, 0] }]);
  expect(scoredIn(game, book, at(1, 2, 0), [at(1, 2, 3), at(2, 2, 3)])).toEqual([
    { n: 1, points: [2, 3] },
    { n: 2, points: [2, 3] },
  ]);
});

test('the first step always says how the match stands', () => {
  expect(scoredIn(game, book, null, [at(1, 5, 4)])).toEqual([{ n: 1, points: [5, 4] }]);
});

test('a game that keeps no score has no summary', () => {
  expect(scoredIn({}, book, null, [at(1, 5, 4)])).toEqual([]);
  expect(summaryOf({}, { book, state: ended({ winner: 0, reason: 'points' }) }, [])).toBeNull();
});

const summed = (winner: 0 | 1 | null, ...points: Pair[]) =>
  summaryOf(
    game,
    { book, state: ended({ winner, reason: 'points' }) },
    points.map((pair, i) => ({ n: i + 1, points: pair })),
  );

test('every round is listed once, with the last that was said of it', () => {
  const scored = [
    { n: 1, points: [0, 0] as Pair },
    { n: 1, points: [1, 0] as Pair },
    { n: 4, points: [1, 3] as Pair },
  ];
  const summary = summaryOf(game, { book, state: ended({ winner: 1, reason: 'points' }) }, scored);
  expect(summary?.rounds.map(({ n, points }) => [n, ...points])).toEqual([
    [1, 1, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 1, 3],
  ]);
});

test('the setup is no round', () => {
  const scored = [
    { n: 0, points: [0, 0] as Pair },
    { n: 1, points: [2, 0] as Pair },
  ];
  const state = ended({ winner: 0, reason: 'points' });
  expect(summaryOf(game, { book, state }, scored)?.rounds.map(({ n }) => n)).toEqual([1]);
  expect(summaryOf(game, { book, state }, scored.slice(0, 1))).toMatchObject({ rounds: [], decided: null });
});

test('a round that passed without a word came to nothing in itself', () => {
  const scored = [
    { n: 1, points: [1, 0] as Pair, within: [3, 2] as Pair },
    { n: 3, points: [2, 0] as Pair, within: [4, 1] as Pair },
  ];
  const summary = summaryOf(game, { book, state: ended({ winner: 0, reason: 'points' }) }, scored);
  expect(summary?.rounds[1]).toEqual({ n: 2, points: [1, 0], within: [0, 0] });
});

test('the match was decided in the round from whose end on the winner was ahead', () => {
  expect(summed(0, [1, 2], [3, 3], [5, 4], [6, 5])?.decided).toBe(3);
  expect(summed(0, [1, 0], [2, 1])?.decided).toBe(1);
});

test('where the score does not say so, nothing decided it', () => {
  expect(summed(1, [3, 1], [4, 1])?.decided).toBeNull();
  expect(summed(null, [1, 0], [2, 2])?.decided).toBeNull();
  expect(summed(0, [2, 1], [3, 3])?.decided).toBeNull();
});
