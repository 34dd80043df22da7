// Random decks keep the deck-building rules (spec 3.1 and 17.2), in any ruleset.

import { below, seedRng } from '@sleight/kernel/rng';
import { describe, expect, test } from 'vitest';
import { territory } from './book';
import { allCards, cards } from './cards/pool';
import { deckProblems } from './deck';
import { randomDeck } from './random-deck';
import type { RuleChanges } from './rules';

const factionOf = new Map(allCards.map((card) => [card.id, card.faction]));
const setOf = new Map(allCards.map((card) => [card.id, card.set]));

function decks(rules: RuleChanges, n = 300) {
  const book = territory({ rules });
  const rng = seedRng('random decks');
  return Array.from({ length: n }, () => randomDeck(book, (most) => below(rng, most)));
}

const countOf = (cards: readonly string[], id: string): number => cards.filter((card) => card === id).length;

describe('a random deck', () => {
  test('breaks no rule of deck building, with leaders or without', () => {
    for (const rules of [{}, { leaders: true }, { leaders: true, factionMaxOther: 0, copies: 4 }]) {
      const book = territory({ rules });
      for (const deck of decks(rules)) expect(deckProblems(book, allCards, deck)).toEqual([]);
    }
  });

  test('has every size from the least to the most', () => {
    const sizes = new Set(decks({}).map((deck) => deck.cards.length));
    expect([...sizes].sort()).toEqual([25, 26, 27, 28, 29, 30]);
  });

  test('holds no more copies than allowed', () => {
    for (const { cards } of decks({}))
      for (const id of cards) expect(countOf(cards, id)).toBeLessThanOrEqual(3);
  });

  test("keeps a card's own limit, unless the ruleset ignores it", () => {
    const most = (rules: RuleChanges): number =>
      Math.max(...decks(rules, 2000).map(({ cards }) => countOf(cards, 'final-stand')));
    expect(most({})).toBe(1);
    expect(most({ useCardLimits: false })).toBeGreaterThan(1);
  });

  test('uses only the sets of the ruleset, and all of their cards in time', () => {
    const core = decks({ sets: ['core'] }).flatMap((deck) => deck.cards);
    expect(new Set(core.map((id) => setOf.get(id)))).toEqual(new Set(['core']));
    const inStandard = cards.filter(({ set }) => set === 'core' || set === 'supplement');
    expect(new Set(decks({}).flatMap((deck) => deck.cards)).size).toBe(inStandard.length);
  });

  test('with leaders: enough cards of the faction, the rest neutral or of one other faction', () => {
    const made = decks({ leaders: true });
    for (const { leader, cards } of made) {
      const own = factionOf.get(leader!);
      const others = cards.map((id) => factionOf.get(id)).filter((id) => id !== own && id !== 'neutral');
      expect(cards.filter((id) => factionOf.get(id) === own).length).toBeGreaterThanOrEqual(15);
      expect(new Set(others).size).toBeLessThanOrEqual(1);
    }
    expect(new Set(made.map((deck) => deck.leader)).size).toBe(10);
  });

  test('is refused with a reason in both languages when the rules allow none', () => {
    const build = (rules: RuleChanges) => () => randomDeck(territory({ rules }), () => 0);
    expect(build({ leaders: true, copies: 1 })).toThrow(
      expect.objectContaining({
        said: {
          en: expect.stringContaining('needs 15 cards of one faction and only 14 are allowed'),
          fr: expect.stringContaining("demande 15 cartes d'une faction"),
        },
      }),
    );
    expect(build({ copies: 1, sets: ['supplement'] })).toThrow('at least 25 cards are needed');
  });
});
