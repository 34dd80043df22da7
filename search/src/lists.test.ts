// A seat's belief about the other list: the published one, or else a known deck that matches, with everything seen.

import { HAND, PILE } from '@sleight/kernel/fixtures/arena';
import { pactTable } from '@sleight/kernel/fixtures/pact';
import { type FixtureTable, give } from '@sleight/kernel/fixtures/table';
import { view } from '@sleight/kernel/view';
import { describe, expect, test } from 'vitest';
import { listsOf, priorsFor } from './lists';

const table = (): FixtureTable => pactTable({ 0: ['ant', 'ant'], 1: ['bee', 'dog'] });
const deck = (...cards: string[]) => ({ cards });
const KNOWN = [deck('ant', 'ant', 'bee'), deck('bee', 'dog', 'dog'), deck('cat', 'dog', 'bee')];

/** Seat 0's belief about seat 1's list after seeing these cards. */
function believed(seen: readonly string[], theirs: ReturnType<typeof deck> | null): string[][] {
  const t = table();
  for (const id of seen) give(t, id, 1, PILE);
  const lists = listsOf(t.book, deck('ant', 'ant'), theirs, KNOWN);
  return priorsFor(lists, view(t.book, t.s, 0), 0).map(([, list]) => list.map((def) => t.book.defs[def].id));
}

describe('the other list', () => {
  test('is the published one, whatever else is known', () => {
    expect(believed([], deck('bee', 'dog'))).toEqual([['bee', 'dog']]);
  });

  test('is any known deck at first, and then those that explain what was seen', () => {
    expect(believed([], null)).toHaveLength(3);
    expect(believed(['dog'], null)).toEqual([KNOWN[1].cards, KNOWN[2].cards].map((cards) => [...cards]));
    expect(believed(['dog', 'dog'], null)).toEqual([[...KNOWN[1].cards]]);
  });

  test('is never a deck with cards that the match does not have', () => {
    const t = table();
    const later = [deck('bee', 'phoenix'), { ...deck('bee'), leader: 'phoenix' }];
    const own = deck('ant', 'ant');
    expect(listsOf(t.book, own, null, [...later, ...KNOWN])).toEqual(listsOf(t.book, own, null, KNOWN));
    expect(listsOf(t.book, own, null, later)).toEqual(listsOf(t.book, own, null, []));
  });

  test('includes cards that no known deck explains, instead of dropping them', () => {
    expect(believed(['cat', 'cat'], null)).toEqual([['cat', 'dog', 'bee', 'cat']]);
  });

  test('is identified by its Leader, which is face up', () => {
    const t = table();
    give(t, 'cat', 1, PILE);
    const known = [
      { leader: 'dog', cards: ['bee'] },
      { leader: 'cat', cards: ['ant'] },
    ];
    const lists = listsOf(t.book, deck('ant'), null, known);
    const [[, list], ...more] = priorsFor(lists, view(t.book, t.s, 0), 0);
    expect(list.map((def) => t.book.defs[def].id)).toEqual(['cat', 'ant']);
    expect(more).toEqual([]);
  });

  test('equals its own if no deck is known', () => {
    const t = table();
    expect(listsOf(t.book, deck('ant', 'bee'), null)).toEqual({
      own: [t.book.byId.get('ant'), t.book.byId.get('bee')],
      theirs: [[t.book.byId.get('ant'), t.book.byId.get('bee')]],
    });
    expect(t.s.zones[HAND]).toHaveLength(2);
  });
});
