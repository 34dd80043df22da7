import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBack } from './backs';
import { drawCard, inksOf } from './draw';
import { drawSleight } from './emblem';
import { drawEmote, emoteIds } from './emotes';
import type { PictureFacts } from './facts';
import { plainArt } from './plain';
import { drawPortrait, portraitIds } from './portraits/portraits';
import { drawWorld } from './worlds';

const art = plainArt('any');

const anyFacts: fc.Arbitrary<PictureFacts> = fc.record({
  game: fc.constant('any'),
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
    'legion',
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

/** Every opened element is closed, in order. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, , empty] of text.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)) {
    if (empty === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

test('for any facts a card is a valid picture, and none of them is written into it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const text = drawCard(art, facts);
      expect(isWellFormed(text)).toBe(true);
      expect(text).not.toMatch(/NaN|undefined|Infinity|<text|\sid=/);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('two cards with one name differ in scene', () => {
  const facts: PictureFacts = {
    game: 'any',
    id: 'a',
    name: 'Temari',
    title: '',
    kind: 'character',
    faction: 'legion',
    types: [],
    rarity: 'C',
  };
  expect(drawCard(art, facts)).not.toBe(drawCard(art, { ...facts, id: 'b' }));
});

test('the inks of a card are those it is drawn in', () => {
  const facts: PictureFacts = {
    game: 'any',
    id: 'a',
    name: 'Scout',
    title: '',
    kind: 'unit',
    faction: 'cult',
    types: [],
    rarity: '',
  };
  const { ink, paper, accent } = inksOf(art, facts);
  for (const colour of [ink, paper, accent]) expect(drawCard(art, facts)).toContain(colour);
});

test('each game has its own back and its own world, in two crops', () => {
  const pictures = ['one', 'other', 'third']
    .map((game) => plainArt(game))
    .flatMap((plain) => [drawBack(plain), drawWorld(plain, 'wide'), drawWorld(plain, 'tall')]);
  expect(new Set(pictures).size).toBe(9);
  for (const text of [...pictures, drawSleight()]) {
    expect(isWellFormed(text)).toBe(true);
    expect(text).not.toMatch(/NaN|undefined|<text|radient|\sid=/);
  }
});

test('a game may bring some of its art and leave the rest plain', () => {
  const own = plainArt('own', { back: () => ({ shapes: [], ink: '#123456' }) });
  expect(drawBack(own)).toContain('#123456');
  expect(drawWorld(own, 'wide')).toBe(drawWorld(plainArt('own'), 'wide'));
});

test.each([
  ['portrait', portraitIds, drawPortrait],
  ['emote', emoteIds, drawEmote],
] as const)('every %s is a valid and distinct picture, and only listed ones are drawn', (_, ids, draw) => {
  const drawn = ids.map((id) => draw(id) ?? '');
  for (const text of drawn) {
    expect(isWellFormed(text)).toBe(true);
    expect(text).not.toMatch(/<text|gradient|id=|NaN|undefined/);
    expect(text.length).toBeLessThan(8_000);
  }
  expect(new Set(drawn).size).toBe(ids.length);
  for (const id of ['nobody', '__proto__', 'toString', '']) expect(draw(id)).toBe(null);
});
