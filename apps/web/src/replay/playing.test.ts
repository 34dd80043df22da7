import { expect, test } from 'vitest';
import { askedFor, chapterAt, chaptersOf, wishOf, within } from './playing';

const step = (turn: string) => ({
  scene: {
    heading: { turn: { en: turn, fr: turn }, phase: null },
    seats: [],
    areas: [],
    counters: [],
    effects: [],
    links: [],
  },
});
const steps = ['1', '1', '2', '2', '2', '3'].map(step);

test('a replay stays between the deal and the end', () => {
  expect([-1, 0, 3, 6, 99].map((n) => within(steps, n))).toEqual([0, 0, 3, 5, 5]);
});

test('a chapter begins when the turn changes', () => {
  expect(chaptersOf(steps).map(({ step: at, title }) => [at, title.en])).toEqual([
    [0, '1'],
    [2, '2'],
    [5, '3'],
  ]);
  expect(chapterAt(chaptersOf(steps), 4)?.title.en).toBe('2');
});

test('keys step, jump and play', () => {
  expect(wishOf('ArrowRight', 3, 5)).toBe(4);
  expect(wishOf('ArrowLeft', 3, 5)).toBe(2);
  expect(wishOf('Home', 3, 5)).toBe(0);
  expect(wishOf('End', 3, 5)).toBe(5);
  expect(wishOf(' ', 3, 5)).toBe('toggle');
  expect(wishOf('x', 3, 5)).toBeNull();
});

test('an address may name the beginning of a turn', () => {
  const chapters = chaptersOf(steps);
  expect(['?at=1', '?at=3', '?at=9', '?at=', ''].map((search) => askedFor(chapters, search))).toEqual([
    0, 5, 0, 0, 0,
  ]);
});
