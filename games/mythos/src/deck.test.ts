// Deck building (spec 3, 16): every broken rule at once, in both languages, with the card named.

import { below, seedRng } from '@sleight/kernel/rng';
import { describe, expect, it } from 'vitest';
import { characters, jutsu as jutsuCards, decks as prebuilt } from './cards/pool';
import { barred, deckProblems } from './deck';
import { mythosGame } from './game';
import { randomDeck } from './random-deck';

const official = mythosGame.book();
const jutsu = mythosGame.book({ ruleset: 'jutsu' });
const missions = ['KS-M01', 'KS-M02', 'KS-M03'];
const thirty = characters.slice(1, 16).flatMap(({ id }) => [id, id]);
const legal = [...thirty, ...missions];
const english = (book: typeof official, cards: readonly string[]): string[] =>
  deckProblems(book, { cards }).map(({ en }) => en);
const withVariants = characters.find(({ variants }) => variants.length > 1) ?? characters[0];

describe('deck building', () => {
  it('takes 30 characters and three different missions', () => {
    expect(english(official, legal)).toEqual([]);
    expect(english(jutsu, legal)).toEqual([]);
  });

  it('has no upper limit in official, and exactly 30 in jutsu', () => {
    const more = [...legal, 'KS-100', 'KS-101'];
    expect(english(official, more)).toEqual([]);
    expect(english(jutsu, more)).toEqual(['The deck has 32 cards; it needs exactly 30. Remove 2.']);
    expect(english(official, legal.slice(1))).toEqual([
      'The deck has 29 cards; it needs at least 30. Add 1.',
    ]);
  });

  it('requires exactly three missions, all different in official, at most two alike in jutsu', () => {
    expect(english(official, [...thirty, 'KS-M01'])).toEqual([
      'The deck has 1 mission; it needs exactly 3. Add 2.',
    ]);
    expect(english(official, [...legal, 'KS-M04'])).toEqual([
      'The deck has 4 missions; it needs exactly 3. Remove 1.',
    ]);
    const alike = [...thirty, 'KS-M01', 'KS-M01', 'KS-M02'];
    expect(english(official, alike)).toEqual([
      'Call for Support (KS-M01) is listed 2 times; the three missions must all be different.',
    ]);
    expect(english(jutsu, alike)).toEqual([]);
    expect(english(jutsu, [...thirty, 'KS-M01', 'KS-M01', 'KS-M01'])).toEqual([
      'Call for Support (KS-M01): 3 copies; at most 2 allowed.',
    ]);
  });

  it('counts art variants together with their version in official, by id in jutsu', () => {
    const [one, two] = withVariants.variants;
    const rest = characters.filter(({ id }) => id !== withVariants.id).slice(0, 14);
    const list = [...rest.flatMap(({ id }) => [id, id]), ...[withVariants.id, one.id, two.id], ...missions];
    const [found] = english(official, list);
    expect(found).toContain(`(${withVariants.id}): 3 copies, art variants included; at most 2 allowed.`);
    expect(english(jutsu, list)).toEqual(['The deck has 31 cards; it needs exactly 30. Remove 1.']);
  });

  it('allows any number of cards of one name', () => {
    const named = characters.filter(({ name }) => name.en === 'Naruto Uzumaki').flatMap(({ id }) => [id, id]);
    const rest = thirty.filter((id) => !named.includes(id)).slice(0, Math.max(0, 30 - named.length));
    expect(english(official, [...named, ...rest, ...missions])).toEqual([]);
  });

  it("bars JUTSU cards if the ruleset has none, and cards outside the format's pool", () => {
    const [rasengan] = jutsuCards;
    expect(barred(jutsu, rasengan.id)).toEqual([]);
    expect(barred(official, rasengan.id).map(({ en }) => en)).toEqual([
      'Rasengan (KS-J145) is a JUTSU card, which these rules do not allow.',
    ]);
    const outside = characters.find(({ poolSeed }) => !poolSeed)!;
    const seed = mythosGame.book({ rules: { deck: { pool: 'seed' } } });
    expect(barred(official, outside.id)).toEqual([]);
    expect(barred(seed, outside.id)).toHaveLength(1);
  });

  it('allows JUTSU cards only if the ruleset has them', () => {
    const list = [...thirty.slice(2), jutsuCards[0].id, jutsuCards[0].id, ...missions];
    expect(english(jutsu, list)).toEqual([]);
    expect(english(official, list)).toEqual([
      'Rasengan (KS-J145) is a JUTSU card, which these rules do not allow.',
    ]);
  });

  it('a deck format may choose the pool of cards with artwork', () => {
    const seed = mythosGame.book({ rules: { deck: { pool: 'seed' } } });
    const outside = characters.find((card) => !card.poolSeed) ?? characters[0];
    const inside = characters.filter(({ poolSeed }) => poolSeed).slice(0, 15);
    const list = [...inside.flatMap(({ id }) => [id, id]), outside.id, ...missions];
    expect(english(seed, list)).toEqual([
      `${outside.name.en} (${outside.id}) is not allowed in this deck format.`,
    ]);
  });

  it('reports everything at once, in both languages', () => {
    const said = deckProblems(official, { cards: ['dragon', 'KS-009', 'KS-009', 'KS-009', 'KS-J145'] });
    expect(said.map(({ fr }) => fr)).toEqual([
      "Il n'existe pas de carte «\u202fdragon\u202f».",
      'Le deck compte 5 cartes\u202f; il en faut au moins 30. Ajoutez-en 25.',
      'Le deck compte 0 mission\u202f; il en faut exactement 3. Ajoutez-en 3.',
      'Naruto Uzumaki (KS-009)\u202f: 3 exemplaires\u202f; 2 au plus.',
      "Rasengan (KS-J145) est une carte JUTSU, que ces règles n'autorisent pas.",
    ]);
  });

  it('takes every prebuilt deck that its ruleset claims', () => {
    for (const deck of mythosGame.decks) {
      const isForAll = prebuilt.some(({ id, ruleset }) => id === deck.id && ruleset === undefined);
      expect([deck.id, english(jutsu, deck.cards)]).toEqual([deck.id, []]);
      if (isForAll) expect([deck.id, english(official, deck.cards)]).toEqual([deck.id, []]);
    }
  });
});

describe('a random deck', () => {
  const many = (book: typeof official, n: number) => {
    const rng = seedRng('random decks');
    return Array.from({ length: n }, () => randomDeck(book, (most) => below(rng, most)));
  };

  it('breaks no rule, in any ruleset and pool', () => {
    const seed = mythosGame.book({ rules: { deck: { pool: 'seed' } } });
    for (const book of [official, jutsu, seed])
      for (const deck of many(book, 200)) expect(deckProblems(book, deck)).toEqual([]);
  });

  it('reaches every card in time', () => {
    const reached = (book: typeof official) => new Set(many(book, 300).flatMap(({ cards }) => cards)).size;
    expect(reached(official)).toBe(159);
    expect(reached(jutsu)).toBe(164);
  });

  it('is refused with a reason in both languages when the rules allow none', () => {
    const book = mythosGame.book({ rules: { deck: { size: 150, copies: 1, pool: 'seed' } } });
    expect(() => randomDeck(book, () => 0)).toThrow(
      expect.objectContaining({
        said: { en: expect.stringContaining('150'), fr: expect.stringContaining('150') },
      }),
    );
  });
});
