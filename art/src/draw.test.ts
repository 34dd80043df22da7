import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBack } from './backs';
import { drawCard, inksOf } from './draw';
import { drawSleight } from './emblem';
import { artGames, type CardFacts } from './facts';
import { drawWorld } from './worlds';

const anyFacts: fc.Arbitrary<CardFacts> = fc.record({
  game: fc.constantFrom(...artGames),
  id: fc.string({ minLength: 1 }),
  name: fc.string({ minLength: 1 }),
  title: fc.string(),
  kind: fc.constantFrom(
    'character',
    'mission',
    'jutsu',
    'unit',
    'action',
    'leader',
    'event',
    'stage',
    'sleeve',
    'animal',
    'equipment',
    'other',
  ),
  faction: fc.constantFrom(
    'leaf village',
    'sand village',
    'sound village',
    'akatsuki',
    'legion',
    'cult',
    'red',
    'yellow',
    'unknown',
    '',
  ),
  types: fc.array(fc.string(), { maxLength: 3 }),
  rarity: fc.constantFrom('C', 'UC', 'R', 'S', 'M', 'L', 'MISSION', ''),
  cost: fc.option(fc.nat(12), { nil: undefined }),
  power: fc.option(fc.nat(12000), { nil: undefined }),
});

/** Every element that is opened is closed, in order. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, , empty] of text.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)) {
    if (empty === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

test('whatever the facts, a card is a sound picture, and nothing of them is written into it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const text = drawCard(facts);
      expect(isWellFormed(text)).toBe(true);
      expect(text).not.toMatch(/NaN|undefined|Infinity|<text|\sid=/);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('two cards of one name differ in scene', () => {
  const facts: CardFacts = {
    game: 'mythos',
    id: 'a',
    name: 'Temari',
    title: '',
    kind: 'character',
    faction: 'sand village',
    types: [],
    rarity: 'C',
  };
  expect(drawCard(facts)).not.toBe(drawCard({ ...facts, id: 'b' }));
});

test('the inks of a card are those it is drawn in', () => {
  const facts: CardFacts = {
    game: 'territory',
    id: 'a',
    name: 'Scout',
    title: '',
    kind: 'unit',
    faction: 'cult',
    types: [],
    rarity: '',
  };
  const { ink, paper, accent } = inksOf(facts);
  for (const colour of [ink, paper, accent]) expect(drawCard(facts)).toContain(colour);
});

test('rarity buys detail', () => {
  const length = (rarity: string): number =>
    Array.from(
      { length: 40 },
      (_, i) =>
        drawCard({
          game: 'mythos',
          id: `${i}`,
          name: 'Temari',
          title: '',
          kind: 'character',
          faction: 'sand village',
          types: [],
          rarity,
        }).length,
    ).reduce((a, b) => a + b);
  expect(length('UC')).toBeGreaterThan(length('C'));
  expect(length('R')).toBeGreaterThan(length('UC'));
});

test('a layer of Sleeved has no ground: nothing covers the sheet under it', () => {
  const facts: CardFacts = {
    game: 'sleeved',
    id: 'wolf',
    name: 'Wolf',
    title: '',
    kind: 'animal',
    faction: '',
    types: [],
    rarity: '',
  };
  expect(drawCard(facts)).not.toMatch(/M0 0[hH]100[vV]140/);
});

test('each game has its own back and its own world, in two crops', () => {
  const pictures = artGames.flatMap((game) => [
    drawBack(game),
    drawWorld(game, 'wide'),
    drawWorld(game, 'tall'),
  ]);
  expect(new Set(pictures).size).toBe(12);
  for (const text of [...pictures, drawSleight()]) {
    expect(isWellFormed(text)).toBe(true);
    expect(text).not.toMatch(/NaN|undefined|<text|radient|\sid=/);
  }
});
