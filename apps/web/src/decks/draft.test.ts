import { describe, expect, test } from 'vitest';
import {
  changed,
  countsOf,
  emptyDraft,
  isChanged,
  listOf,
  MOST_CARDS,
  replaced,
  settled,
  sizeOf,
} from './draft';

const two = changed(changed(emptyDraft, 'fox', 1), 'fox', 1);

describe('a draft', () => {
  test('counts cards up and down, and drops cards with no copies left', () => {
    expect(two.counts).toEqual({ fox: 2 });
    expect(changed(changed(two, 'fox', -1), 'fox', -1).counts).toEqual({});
    expect(changed(emptyDraft, 'fox', -1)).toBe(emptyDraft);
  });

  test('takes no more cards than the server allows', () => {
    const full = replaced(emptyDraft, { cards: Array(MOST_CARDS).fill('fox') });
    expect(changed(full, 'owl', 1)).toBe(full);
    expect(sizeOf(changed(full, 'fox', -1))).toBe(MOST_CARDS - 1);
  });

  test('knows whether it changed since it was saved', () => {
    expect(isChanged(emptyDraft)).toBe(false);
    expect(isChanged(two)).toBe(true);
    expect(isChanged(settled(two))).toBe(false);
    expect(isChanged({ ...settled(two), name: 'Foxes' })).toBe(true);
    expect(isChanged(changed(changed(settled(two), 'owl', 1), 'owl', -1))).toBe(false);
  });

  test("lists its cards in the game's order, unknown ones last", () => {
    const draft = replaced(emptyDraft, { cards: ['owl', 'stranger', 'fox', 'owl'], leader: 'bear' });
    expect(listOf(draft, ['bear', 'fox', 'owl'])).toEqual({
      cards: ['fox', 'owl', 'owl', 'stranger'],
      leader: 'bear',
    });
    expect(countsOf(['owl', 'owl'])).toEqual({ owl: 2 });
  });
});
