import { describe, expect, test } from 'vitest';
import type { CatalogueCard, CatalogueLegend } from '../net/api';
import { countOf, found, noFilter, readFilter, writeFilter } from './filter';

const both = (en: string, fr = en) => ({ en, fr });
const card = (id: string, name: CatalogueCard['name'], more: Partial<CatalogueCard> = {}): CatalogueCard => ({
  id,
  name,
  kind: 'unit',
  factions: [],
  keywords: [],
  numbers: {},
  text: both(''),
  spans: { en: [], fr: [] },
  ...more,
});
const legend: CatalogueLegend = {
  kinds: { unit: both('Unit', 'Unité'), event: both('Event', 'Évènement') },
  numbers: { cost: both('Cost'), power: both('Power') },
  factions: { red: both('Red', 'Rouge') },
  rarities: {},
  sets: {},
  keywords: { 'Team 7': both('Team 7', 'Équipe 7') },
};
const cards = [
  card('A-001', both('Scout', 'Éclaireur'), { numbers: { cost: 2 }, factions: ['red'] }),
  card('A-002', both('Heart', 'Cœur'), { numbers: { cost: 5 }, keywords: ['Team 7'] }),
  card('A-003', both('Storm', 'Tempête'), { kind: 'event', text: both('Draw 1 card.', 'Piochez 1 carte.') }),
];
const ids = (query: string, language: 'en' | 'fr' = 'en') =>
  found(cards, legend, readFilter(new URLSearchParams(query), legend), language).map(({ id }) => id);

describe('finding cards', () => {
  test.each([
    ['q=scout', 'en', ['A-001']],
    ['q=eclaireur', 'fr', ['A-001']],
    ['q=%C3%89CLAIREUR', 'fr', ['A-001']],
    ['q=coeur', 'fr', ['A-002']],
    ['q=scout', 'fr', []],
    ['q=card+draw', 'en', ['A-003']],
    ['q=piochez', 'fr', ['A-003']],
    ['q=equipe', 'fr', ['A-002']],
    ['q=a-002', 'en', ['A-002']],
  ] as const)('%s in %s', (query, language, expected) => {
    expect(ids(query, language)).toEqual(expected);
  });

  test('several values of one property widen, several properties narrow', () => {
    expect(ids('kind=unit&kind=event')).toHaveLength(3);
    expect(ids('kind=unit&faction=red')).toEqual(['A-001']);
    expect(ids('kind=event&faction=red')).toEqual([]);
  });

  test('ranges exclude cards without the number', () => {
    expect(ids('min-cost=3')).toEqual(['A-002']);
    expect(ids('max-cost=9')).toEqual(['A-001', 'A-002']);
  });

  test('sorting works both ways, and cards without the number come last', () => {
    expect(ids('sort=cost')).toEqual(['A-001', 'A-002', 'A-003']);
    expect(ids('sort=-cost')).toEqual(['A-002', 'A-001', 'A-003']);
    expect(ids('sort=name', 'fr')).toEqual(['A-002', 'A-001', 'A-003']);
  });

  test('values the game does not have are ignored', () => {
    const strange = 'kind=__proto__&faction=blue&min-cost=x&max-love=3&sort=love';
    expect(readFilter(new URLSearchParams(strange), legend)).toEqual(noFilter);
  });
});

test('an address keeps a filter', () => {
  const query = 'q=a+b&kind=unit&kind=event&keyword=Team+7&min-cost=1&max-cost=3&sort=-cost&rules=open';
  const filter = readFilter(new URLSearchParams(query), legend);
  expect(writeFilter(filter).toString()).toBe(query);
  expect(countOf(filter)).toBe(4);
  expect(writeFilter(noFilter).toString()).toBe('');
});
