import type { Staged } from '@sleight/kit/staging';
import { expect, test } from 'vitest';
import type { StoryFrame } from '../frames';
import { HELD_UP_MS, hurryOf, lengthOf, MOST_WAITING_MS, POINTING_MS, stayOf, timed } from './timing';

const fact = (how: Staged['how'], more: Partial<Staged> = {}): Staged => ({ verb: how, how, ...more });

const frame = (by: 0 | 1, facts: Staged[], more: Partial<StoryFrame> = {}): StoryFrame => ({
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

test("the opponent's card is held up long enough to read, the player's own is not", () => {
  const theirs = lengthOf(timed([fact('play', { seat: 1, card: 'scout' })], 0));
  const mine = lengthOf(timed([fact('play', { seat: 0, card: 'scout' })], 0));
  expect(theirs - mine).toBe(HELD_UP_MS);
  expect(HELD_UP_MS).toBeGreaterThanOrEqual(700);
  expect(HELD_UP_MS).toBeLessThanOrEqual(1_000);
});

test('a face-down card is not held up', () => {
  expect(lengthOf(timed([fact('play', { seat: 1 })], 0))).toBe(
    lengthOf(timed([fact('play', { seat: 0 })], 0)),
  );
});

test('a line without motion stays long enough to read when the opponent acts', () => {
  const log = [{ en: 'Mara passes.', fr: 'Mara passe.' }];
  const isLast = false;
  expect(stayOf(frame(1, [fact('quiet')], { log, isLast }))).toBeGreaterThan(500);
  expect(stayOf(frame(0, [fact('quiet')], { log, isLast }))).toBe(0);
});

test('there is a pause after each move, so the opponent never answers instantly', () => {
  for (const by of [0, 1] as const) {
    const stays = [true, false].map((isLast) => stayOf(frame(by, [fact('play', { seat: by })], { isLast })));
    expect(stays[0] - stays[1]).toBeGreaterThanOrEqual(300);
  }
});

test('more than six seconds of story is played faster, less is not', () => {
  expect(hurryOf(MOST_WAITING_MS)).toBe(1);
  expect(hurryOf(12_000)).toBe(0.5);
});

test("effects of another card are pointed at first, a card's own are not", () => {
  const [{ at, lead }] = timed([fact('mark', { piece: '7', by: '3' })], 0);
  expect([at, lead]).toEqual([POINTING_MS, POINTING_MS]);
  const [own] = timed([fact('mark', { piece: '7', by: '7' })], 0);
  expect([own.at, own.lead]).toEqual([0, 0]);
});

test('several targets of one cause wait only once', () => {
  const [first, second] = timed(
    [fact('mark', { piece: '7', by: '3' }), fact('mark', { piece: '8', by: '3' })],
    0,
  );
  expect(first.at).toBe(POINTING_MS);
  expect(second.at - first.at).toBeLessThan(POINTING_MS);
  expect(second.lead).toBe(POINTING_MS);
});

test('a loose card points too, but not a card on its way to the table', () => {
  expect(timed([fact('leave', { piece: '7', byCardOf: 1 })], 0)[0].lead).toBe(POINTING_MS);
  expect(timed([fact('play', { piece: '7', by: '3', seat: 0 })], 0)[0].lead).toBe(0);
});
