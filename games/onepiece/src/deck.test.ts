// Deck building: every broken rule at once, in both languages, with the card named; formats are configuration.

import { below, seedRng } from '@sleight/kernel/rng';
import { describe, expect, it } from 'vitest';
import { allCards, starterDecks } from './cards/pool';
import { type Card, cardSchema } from './cards/schema';
import { barred, type DeckRules, deckProblems, listed } from './deck';
import { type Format, open, standard } from './format';
import { onepieceGame } from './game';
import { canBuild, randomDeck } from './random-deck';
import { releasedNumber } from './released';

const rules = (format: Format = open, more: readonly Card[] = []): DeckRules => ({
  format,
  cards: [...allCards, ...more],
});
const times = (n: number, id: string): string[] => new Array<string>(n).fill(id);
const listOf = ({ leader, cards }: (typeof starterDecks)[number]) => ({
  leader,
  cards: Object.entries(cards).flatMap(([id, n]) => times(n, id)),
});
const red = listOf(starterDecks[0]);
const english = (deck: Parameters<typeof deckProblems>[1], by = rules()): string[] =>
  deckProblems(by, deck).map(({ en }) => en);

/** A made-up card; by default a red Character of cost 1. */
const madeUp = (fields: object): Card =>
  cardSchema.parse({
    id: 'TEST-001',
    name: { en: 'Made Up' },
    category: 'Character',
    colors: ['red'],
    cost: 1,
    power: 1000,
    attributes: [],
    counter: 0,
    types: [],
    block: 2,
    keywords: [],
    abilities: [],
    ...fields,
  });
const leaderWith = (rule: object): Card =>
  cardSchema.parse({
    id: 'TEST-000',
    name: { en: 'Strict' },
    category: 'Leader',
    colors: ['red'],
    life: 5,
    power: 5000,
    attributes: [],
    types: [],
    block: 2,
    keywords: [],
    abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [rule] } }],
  });

describe('deck building', () => {
  it('takes all seven starter decks in the open format', () => {
    for (const deck of starterDecks) expect([deck.id, english(listOf(deck))]).toEqual([deck.id, []]);
  });

  it('requires exactly 50 cards', () => {
    expect(english({ ...red, cards: red.cards.slice(1) })).toEqual([
      'The deck has 49 cards; it needs exactly 50. Add 1.',
    ]);
    expect(english({ ...red, cards: [...red.cards, 'ST01-011', 'ST01-012'] })).toEqual([
      'The deck has 52 cards; it needs exactly 50. Remove 2.',
    ]);
  });

  it('requires exactly one Leader, who is not a card of the deck', () => {
    expect(english({ cards: red.cards })).toEqual(['The deck has no Leader. Add one.']);
    expect(english({ ...red, leader: 'ST01-002' })).toEqual(['Usopp (ST01-002) is not a Leader.']);
    expect(english({ ...red, cards: [...red.cards.slice(1), 'ST02-001'] })).toEqual([
      'Eustass"Captain"Kid (ST02-001) is a Leader, not a card of the deck.',
    ]);
  });

  it('counts copies by card number, not by name', () => {
    const five = [...red.cards.filter((id) => id !== 'ST01-003'), ...times(4, 'ST01-011')];
    expect(english({ ...red, cards: five })).toEqual(['Brook (ST01-011): 6 copies; at most 4 allowed.']);
    const namesake = madeUp({ id: 'TEST-002', name: { en: 'Brook' } });
    const four = [...red.cards.filter((id) => id !== 'ST01-003'), ...times(4, 'TEST-002')];
    expect(english({ ...red, cards: four }, rules(open, [namesake]))).toEqual([]);
  });

  it('allows only colours of the Leader, and every colour of a card counts', () => {
    const cards = [...red.cards.slice(1), 'ST02-002'];
    expect(english({ ...red, cards })).toEqual([
      'Vito (ST02-002) is green. A deck led by Monkey.D.Luffy (ST01-001) can only include red cards.',
    ]);
    const both = madeUp({ colors: ['red', 'green'] });
    const withBoth = [...red.cards.slice(1), 'TEST-001'];
    expect(english({ ...red, cards: withBoth }, rules(open, [both]))).toEqual([
      'Made Up (TEST-001) is red/green. A deck led by Monkey.D.Luffy (ST01-001) can only include red cards.',
    ]);
  });

  it('allows any number of a card whose text says so', () => {
    const free = madeUp({
      abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'copies' }] } }],
    });
    expect(english({ leader: 'ST01-001', cards: times(50, 'TEST-001') }, rules(open, [free]))).toEqual([]);
  });

  it("enforces what the Leader's text forbids, by printed cost", () => {
    const strict = leaderWith({ type: 'deckRule', targetType: 'card', filters: [{ cost: { gte: 5 } }] });
    const deck = { leader: 'TEST-000', cards: red.cards };
    expect(english(deck, rules(open, [strict]))).toEqual([
      "Strict (TEST-000)'s text does not allow Monkey.D.Luffy (ST01-012) in this deck.",
    ]);
    const events = leaderWith({ type: 'deckRule', targetType: 'event', filters: [{ cost: { gte: 2 } }] });
    expect(english(deck, rules(open, [events]))).toEqual([
      "Strict (TEST-000)'s text does not allow Gum-Gum Jet Pistol (ST01-015) in this deck.",
    ]);
  });

  it("enforces what the Leader's text requires", () => {
    const crew = leaderWith({
      type: 'deckRule',
      only: true,
      targetType: 'card',
      filters: [{ type: 'Straw Hat Crew' }],
    });
    expect(english({ leader: 'TEST-000', cards: red.cards }, rules(open, [crew]))).toEqual([
      "Strict (TEST-000)'s text does not allow Karoo (ST01-003) in this deck.",
      "Strict (TEST-000)'s text does not allow Nefeltari Vivi (ST01-009) in this deck.",
    ]);
  });

  it('reports everything at once, in both languages', () => {
    const deck = { cards: ['dragon', 'OP01-016', ...times(5, 'ST01-002'), 'ST09-001'] };
    expect(deckProblems(rules(), deck).map(({ fr }) => fr)).toEqual([
      "Il n'existe pas de carte «\u202fdragon\u202f».",
      'OP01-016 ne peut pas encore être jouée\u202f: ses capacités ne sont pas disponibles ici.',
      "Le deck n'a pas de Leader. Ajoutez-en un.",
      'Le deck compte 8 cartes\u202f; il en faut exactement 50. Ajoutez-en 42.',
      'Usopp (ST01-002)\u202f: 5 exemplaires\u202f; 4 au plus.',
      'Yamato (ST09-001) est un Leader, pas une carte du deck.',
    ]);
  });
});

describe('the standard format', () => {
  const ids = ['OP11-040', 'OP11-067', 'OP06-047', 'TEST-050'];
  const [chief, partner, banned, fine] = ids.map((id, i) =>
    i === 0
      ? cardSchema.parse({ ...leaderWith({ type: 'copies' }), id, name: { en: 'Chief' } })
      : madeUp({
          id,
          name: { en: `Card ${i}` },
          abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'copies' }] } }],
        }),
  );
  const pool = [chief, partner, banned, fine];
  const deck = { leader: 'OP11-040', cards: [...times(48, 'TEST-050'), 'OP11-067', 'OP06-047'] };

  it('bans single cards, and keeps some apart', () => {
    expect(english(deck, rules(standard, pool))).toEqual([
      'Card 2 (OP06-047) is banned in this format.',
      'Chief (OP11-040) and Card 1 (OP11-067) cannot be in the same deck in this format.',
    ]);
    expect(english(deck, rules(open, pool))).toEqual([]);
    expect(english({ ...deck, cards: times(50, 'TEST-050') }, rules(standard, pool))).toEqual([]);
  });

  it('bars banned cards and older block icons from every deck', () => {
    expect(barred(rules(open, pool), banned.id)).toEqual([]);
    expect(barred(rules(standard, pool), banned.id).map(({ en }) => en)).toEqual([
      'Card 2 (OP06-047) is banned in this format.',
    ]);
    expect(barred(rules(standard), 'ST01-001')).toHaveLength(1);
  });

  it('requires block icon 2 or newer on every card, the Leader included', () => {
    const found = english(red, rules(standard));
    expect(found[0]).toBe('Monkey.D.Luffy (ST01-001) has block icon 1. This format requires 2 or higher.');
    expect(found.length).toBe(1 + new Set(red.cards).size);
  });
});

describe('a card in a deck text', () => {
  it('is a card or a Leader, in any capitals', () => {
    expect(listed(allCards, 'st01-016')).toEqual({ id: 'ST01-016', as: 'card' });
    expect(listed(allCards, 'ST09-001')).toEqual({ id: 'ST09-001', as: 'leader' });
  });

  it('is known to exist even if it is not defined yet', () => {
    expect(listed(allCards, 'op01-016')).toEqual({ id: 'OP01-016', as: 'undefined' });
    expect(listed(allCards, 'P-109')).toEqual({ id: 'P-109', as: 'undefined' });
    for (const none of ['OP01-122', 'OP01-000', 'P-110', 'XX01-001', 'OP01-16', '', 'nami'])
      expect([none, listed(allCards, none)]).toEqual([none, null]);
  });

  it('holds 2,695 released numbers, the pool among them', () => {
    const sets = ['P', 'PRB01', 'PRB02', 'EB01', 'EB02', 'EB03', 'EB04'];
    for (let n = 1; n <= 36; n++) sets.push(`ST${String(n).padStart(2, '0')}`);
    for (let n = 1; n <= 16; n++) sets.push(`OP${String(n).padStart(2, '0')}`);
    const numbers = sets.flatMap((set) =>
      Array.from({ length: 200 }, (_, n) => releasedNumber(`${set}-${String(n).padStart(3, '0')}`)),
    );
    expect(numbers.filter((number) => number !== null).length).toBe(2695);
    for (const { id } of allCards) expect(releasedNumber(id)).toBe(id);
  });
});

describe('a random deck', () => {
  const many = (n: number, by: DeckRules) => {
    const rng = seedRng('random decks');
    return Array.from({ length: n }, () => randomDeck(by, (most) => below(rng, most)));
  };

  it('breaks no rule', () => {
    for (const deck of many(200, rules())) expect(english(deck)).toEqual([]);
  });

  it('reaches every card in time', () => {
    const reached = new Set(many(400, rules()).flatMap(({ leader = '', cards }) => [leader, ...cards]));
    expect(reached.size).toBe(allCards.length);
  });

  it("keeps to the Leader's restrictions and the format's lists", () => {
    const only = leaderWith({ type: 'deckRule', targetType: 'card', filters: [{ cost: { gte: 5 } }] });
    const by = { format: open, cards: [only, ...allCards.filter((card) => card.category !== 'Leader')] };
    for (const deck of many(50, by)) expect(english(deck, by)).toEqual([]);
  });

  it('is refused with a reason in both languages when the rules allow none', () => {
    expect(() => randomDeck(rules(standard), () => 0)).toThrow(
      expect.objectContaining({ said: { en: expect.any(String), fr: expect.any(String) } }),
    );
  });
});

describe('a ruleset is on offer while some deck is legal under it', () => {
  const reprinted = allCards.map((card) => ({ ...card, block: 2 }));

  it('not with cards that are all too old for its format', () => {
    expect(canBuild(rules(standard))).toBe(false);
    expect(onepieceGame.rulesets).toEqual(['open']);
  });

  it('as soon as enough of them are printed again', () => {
    const by = { format: standard, cards: reprinted };
    expect(canBuild(by)).toBe(true);
    expect(
      english(
        randomDeck(by, () => 0),
        by,
      ),
    ).toEqual([]);
  });

  it('not with a Leader that has too few cards', () => {
    const few = reprinted.filter(({ category }, i) => category === 'Leader' || i % 40 === 0);
    expect(canBuild({ format: standard, cards: few })).toBe(false);
  });
});

it('a change of the deck size leaves the rest of the format alone', () => {
  expect(onepieceGame.rules('open', { format: { size: 12 } })).toMatchObject({
    format: { id: 'open', size: 12, copies: 4, banned: [] },
  });
});
