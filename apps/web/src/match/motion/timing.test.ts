import type { Staged } from '@sleight/kernel/staging';
import { expect, test } from 'vitest';
import type { Frame } from '../frames';
import { HELD_UP_MS, hurryOf, lengthOf, MOST_WAITING_MS, stayOf, timed } from './timing';

const fact = (how: Staged['how'], more: Partial<Staged> = {}): Staged => ({ verb: how, how, ...more });

const frame = (by: 0 | 1, facts: Staged[], more: Partial<Frame> = {}): Frame => ({
  match: 'match',
  seat: 0,
  version: 1,
  by,
  facts,
  log: [],
  scene: {
    heading: { turn: { en: '', fr: '' }, phase: null },
    seats: [],
    areas: [],
    counters: [],
    effects: [],
    links: [],
  },
  decision: null,
  isWaiting: false,
  mayUndo: false,
  result: null,
  beat: 0,
  isLast: true,
  ...more,
});

test('cards are dealt one after the other, overlapping', () => {
  const [first, second, third] = timed([fact('deal'), fact('deal'), fact('deal')], 0);
  expect(second.at - first.at).toBeLessThan(first.ms);
  expect(third.at - second.at).toBe(second.at - first.at);
});

test("the other player's card is held up long enough to read, one's own is not", () => {
  const theirs = lengthOf(timed([fact('play', { seat: 1, card: 'scout' })], 0));
  const mine = lengthOf(timed([fact('play', { seat: 0, card: 'scout' })], 0));
  expect(theirs - mine).toBe(HELD_UP_MS);
  expect(HELD_UP_MS).toBeGreaterThanOrEqual(700);
  expect(HELD_UP_MS).toBeLessThanOrEqual(1_000);
});

test('a card played face down has nothing to read', () => {
  expect(lengthOf(timed([fact('play', { seat: 1 })], 0))).toBe(
    lengthOf(timed([fact('play', { seat: 0 })], 0)),
  );
});

test('a line without motion stays long enough to read when the other player acts', () => {
  const log = [{ en: 'Mara passes.', fr: 'Mara passe.' }];
  expect(stayOf(frame(1, [fact('quiet')], { log }))).toBeGreaterThan(500);
  expect(stayOf(frame(0, [fact('quiet')], { log }))).toBe(0);
});

test('more than six seconds of story is told faster, less is not', () => {
  expect(hurryOf(MOST_WAITING_MS)).toBe(1);
  expect(hurryOf(12_000)).toBe(0.5);
});
