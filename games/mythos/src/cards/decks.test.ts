import { describe, expect, test } from 'vitest';
import { allCards, decks, jutsuDecks } from './pool';
import type { Deck } from './schema';

const byId = new Map(allCards.map((card) => [card.id, card]));
const kindOf = (id: string) => byId.get(id)?.kind;
const sizeOf = ({ cards }: Deck) => Object.values(cards).reduce((sum, n) => sum + n, 0);
const copiesOf = ({ cards }: Deck) => Math.max(...Object.values(cards));

test('there are six decks for every ruleset and two for jutsu', () => {
  expect([decks.length, jutsuDecks.length]).toEqual([6, 2]);
});

describe.each([...decks, ...jutsuDecks])('$id', (deck) => {
  test('has exactly 30 cards, at most two of a version, and three different missions', () => {
    expect(sizeOf(deck)).toBe(30);
    expect(copiesOf(deck)).toBeLessThanOrEqual(2);
    expect(new Set(deck.missions).size).toBe(3);
    expect(deck.missions.map(kindOf)).toEqual(['mission', 'mission', 'mission']);
  });

  test('has its plan in one sentence of each language', () => {
    expect(deck.plan.en).toMatch(/^[A-Z][^.]+[.]$/);
    expect(deck.plan.fr).toMatch(/^[A-ZÀÉ][^.]+[.]$/);
  });
});

test.each(decks)('$id holds characters only', ({ cards }) => {
  expect(new Set(Object.keys(cards).map(kindOf))).toEqual(new Set(['character']));
});

test.each(jutsuDecks)('$id uses JUTSU cards, and has characters to play them with', ({ cards }) => {
  const ids = Object.keys(cards);
  const spells = allCards.filter((card) => card.kind === 'jutsu' && ids.includes(card.id));
  expect(spells.length).toBeGreaterThan(0);
  const names = allCards.filter((card) => ids.includes(card.id)).map((card) => card.name.en);
  const hosts = spells.flatMap((card) => (card.kind === 'jutsu' ? (card.host ?? []) : []));
  const named = hosts.flatMap((filter) => ('name' in filter ? filter.name : []));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
