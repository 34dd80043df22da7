// What a seat believes of the other list: the published one, else a known deck that fits, with all that was seen.

import { HAND, PILE } from '@sleight/kernel/fixtures/arena';
import { pactTable } from '@sleight/kernel/fixtures/pact';
import { give, type Table } from '@sleight/kernel/fixtures/table';
import { view } from '@sleight/kernel/view';
import { describe, expect, test } from 'vitest';
import { listsOf, priorsFor } from './lists';

const table = (): Table => pactTable({ 0: ['ant', 'ant'], 1: ['bee', 'dog'] });
const deck = (...cards: string[]) => ({ cards });
const KNOWN = [deck('ant', 'ant', 'bee'), deck('bee', 'dog', 'dog'), deck('cat', 'dog', 'bee')];

/** What seat 0 believes seat 1's list to be, once it has seen these cards. */
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

  test('is any known deck while nothing was seen, and then those that explain what was', () => {
    expect(believed([], null)).toHaveLength(3);
    expect(believed(['dog'], null)).toEqual([KNOWN[1].cards, KNOWN[2].cards].map((cards) => [...cards]));
    expect(believed(['dog', 'dog'], null)).toEqual([[...KNOWN[1].cards]]);
  });

  test('is no deck with cards that the match does not have', () => {
    const t = table();
    const later = [deck('bee', 'phoenix'), { ...deck('bee'), leader: 'phoenix' }];
    const own = deck('ant', 'ant');
    expect(listsOf(t.book, own, null, [...later, ...KNOWN])).toEqual(listsOf(t.book, own, null, KNOWN));
    expect(listsOf(t.book, own, null, later)).toEqual(listsOf(t.book, own, null, []));
  });

  test('takes in what no known deck explains, instead of forgetting it', () => {
    expect(believed(['cat', 'cat'], null)).toEqual([['cat', 'dog', 'bee', 'cat']]);
  });

  test('is told by its Leader, which lies open', () => {
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

  test('is like its own where no deck is known', () => {
    const t = table();
    expect(listsOf(t.book, deck('ant', 'bee'), null)).toEqual({
      own: [t.book.byId.get('ant'), t.book.byId.get('bee')],
      theirs: [[t.book.byId.get('ant'), t.book.byId.get('bee')]],
    });
    expect(t.s.zones[HAND]).toHaveLength(2);
  });
});
