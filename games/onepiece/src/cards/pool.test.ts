import { expect, test } from 'vitest';
import { type Filter, filterSchema } from '../vocabulary';
import { allCards, starterDecks } from './pool';

const byId = new Map(allCards.map((card) => [card.id, card]));

test('the pool is the seven decks: 117 cards, 7 of them Leaders', () => {
  expect(allCards.length).toBe(117);
  const of = (category: string) => allCards.filter((card) => card.category === category).length;
  expect(['Leader', 'Character', 'Event', 'Stage'].map(of)).toEqual([7, 87, 19, 4]);
});

test('a card number names the set it is from, and no two cards have the same', () => {
  expect(byId.size).toBe(117);
  const sets = [...new Set(allCards.map(({ id }) => id.slice(0, 4)))];
  expect(sets).toEqual(['ST01', 'ST02', 'ST03', 'ST04', 'ST06', 'ST07', 'ST09']);
});

const FILTERED = ['filters', 'attackers', 'leader', 'self', 'any', 'not'];

/** Every filter in the abilities of the pool, however deep. */
function filtersIn(value: unknown, key = ''): Filter[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => filtersIn(one, key));
  const own = FILTERED.includes(key) ? filterSchema.safeParse(value) : null;
  const inside = Object.entries(value).flatMap(([name, field]) => filtersIn(field, name));
  return own?.success ? [own.data, ...inside] : inside;
}

test('every type and name in a filter belongs to a card', () => {
  const types = new Set(allCards.flatMap((card) => card.types));
  const names = new Set(allCards.map((card) => card.name.en));
  const filters = filtersIn(allCards.map((card) => card.abilities));
  const saidTypes = filters.flatMap((filter) => ('type' in filter ? filter.type : []));
  const saidNames = filters.flatMap((filter) => ('name' in filter ? filter.name : []));
  expect([saidTypes.length, saidNames.length].map((n) => n > 3)).toEqual([true, true]);
  expect(saidTypes.filter((type) => !types.has(type))).toEqual([]);
  expect(saidNames.filter((name) => !names.has(name))).toEqual([]);
});

test('there are seven decks of 50 cards, each with cards of its Leader only', () => {
  expect(starterDecks.map(({ id }) => id)).toEqual([
    'st-01',
    'st-02',
    'st-03',
    'st-04',
    'st-06',
    'st-07',
    'st-09',
  ]);
  for (const { leader, cards } of starterDecks) {
    expect(byId.get(leader)?.category).toBe('Leader');
    expect(Object.values(cards).reduce((sum, n) => sum + n, 0)).toBe(50);
    expect(Object.keys(cards).filter((id) => byId.get(id)?.category === 'Leader')).toEqual([]);
  }
});

test('each deck has its plan in one sentence of each language', () => {
  for (const { plan } of starterDecks) {
    expect(plan.en).toMatch(/^[A-Z].+[.]$/);
    expect(plan.fr).toMatch(/^[A-ZÀÉ].+[.]$/);
  }
});
