// The public card catalogue: complete, named in both languages, and of the same version as in matches.

import type { CardFacts } from '@sleight/kit';
import { cardsSchema } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { catalogueOf, setOf } from './catalogue';
import { bookOf } from './matches/books';
import { shippedRulebook } from './matches/compiled-rulebooks';

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const { answer } = catalogueOf(game);

  test('the catalogue matches the protocol', () => {
    const wire: unknown = JSON.parse(JSON.stringify(answer));
    expect(cardsSchema.parse(wire)).toEqual(wire);
  });

  test('every kind, number, faction, rarity and keyword has a name', () => {
    const { legend, cards } = answer;
    const nameless = (words: object, ids: (card: CardFacts) => readonly string[]): string[] =>
      cards.flatMap(ids).filter((id) => !Object.hasOwn(words, id));
    expect(nameless(legend.kinds, ({ kind }) => [kind])).toEqual([]);
    expect(nameless(legend.numbers, ({ numbers }) => Object.keys(numbers))).toEqual([]);
    expect(nameless(legend.factions, ({ factions }) => factions)).toEqual([]);
    expect(nameless(legend.rarities, ({ rarity }) => (rarity === undefined ? [] : [rarity]))).toEqual([]);
    expect(nameless(legend.keywords, ({ keywords }) => keywords)).toEqual([]);
  });

  test('highlighted spans lie within the text, with as many timings in French as in English', () => {
    const timings = (card: CardFacts, language: 'en' | 'fr'): number =>
      card.spans[language].filter(({ as }) => as === 'timing').length;
    let marked = 0;
    for (const card of answer.cards) {
      for (const language of ['en', 'fr'] as const) {
        const { length } = card.text[language];
        expect(card.spans[language].filter(({ start, end }) => start < 0 || end > length)).toEqual([]);
      }
      expect([card.id, timings(card, 'fr')]).toEqual([card.id, timings(card, 'en')]);
      marked += timings(card, 'en');
    }
    expect(marked).toBeGreaterThan(0);
  });

  test('it has the version that matches are played with, in every ruleset', () => {
    for (const ruleset of game.rulesets)
      expect(shippedRulebook(game, ruleset, {}).cards.hash).toBe(answer.set);
    expect(answer.set).toBe(setOf(game));
  });

  test('every card that can be played is in it', () => {
    const { defs } = bookOf(game, game.rulesets[0], {});
    const ids = new Set(answer.cards.map(({ id }) => id));
    expect(defs.slice(1).filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
