// Walks every picture of every game on the shelf.

import { createHash } from 'node:crypto';
import { drawCard, type GameArt, inksOf, type PictureFacts, plainArt, printsOf } from '@sleight/art';
import { distance } from '@sleight/art/angles';
import { isPlanned } from '@sleight/art/composition';
import { DIAMOND, SEAL } from '@sleight/art/layout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shelf } from '.';
import { artOf } from './art';
import { allArt } from './art.generated';

interface Pool {
  readonly name: string;
  readonly art: GameArt;
  readonly prints: readonly PictureFacts[];
}

/** Every game as it is drawn, and as it would be drawn if it brought no art. */
const pools: readonly Pool[] = shelf.flatMap(({ id, cardFiles }) => {
  const prints = printsOf(id, cardFiles);
  return [
    { name: id, art: artOf(id), prints },
    { name: `${id} in plain dress`, art: plainArt(id), prints },
  ];
});

const everyPrint = pools.flatMap(({ art, prints }) => prints.map((facts) => ({ art, facts })));
const isSheet = ({ art, facts }: { art: GameArt; facts: PictureFacts }): boolean =>
  art.picture(facts).isSheet === true;
const framed = everyPrint.filter((print) => !isSheet(print));

test.each(allArt)('the cards of $game are drawn as reviewed', async (art) => {
  const { prints } = pools.find(({ name }) => name === art.game)!;
  const hash = createHash('sha256');
  for (const facts of prints) hash.update(drawCard(art, facts));
  const summary = { cards: prints.length, sha256: hash.digest('hex') };
  await expect(`${JSON.stringify(summary, null, 2)}\n`).toMatchFileSnapshot(
    `../../games/${art.game}/pictures.golden.json`,
  );
});

describe('every picture', () => {
  test('is drawn the same twice', () => {
    for (const { art, facts } of everyPrint) expect(drawCard(art, facts)).toBe(drawCard(art, { ...facts }));
  });

  test.each(pools)('$name: differs from every other in its pool', ({ art, prints }) => {
    expect(new Set(prints.map((facts) => drawCard(art, facts))).size).toBe(prints.length);
  });

  test('is flat shapes only: no text, no gradient, no ids, no invalid numbers', () => {
    for (const { art, facts } of everyPrint)
      expect(drawCard(art, facts), facts.id).not.toMatch(
        /<text|radient|<image|<filter|\sid=|url\(|NaN|undefined|Infinity/,
      );
  });

  test('is at most 12 KB; one in a hundred may be 14', () => {
    const large = everyPrint.filter(({ art, facts }) => drawCard(art, facts).length > 12 * 1024);
    expect(large.length).toBeLessThanOrEqual(everyPrint.length / 100);
    for (const { art, facts } of large)
      expect(drawCard(art, facts).length, facts.id).toBeLessThanOrEqual(14 * 1024);
  });

  test('uses five tones, an accent and gold leaf at most, unless it is a sheet', () => {
    expect(framed.length).toBeGreaterThan(everyPrint.length / 2);
    for (const { art, facts } of framed) {
      const colours = new Set(drawCard(art, facts).match(/#[0-9a-f]{6}/g));
      expect(colours.size, facts.id).toBeLessThanOrEqual(7);
    }
  });

  test('has its lights either right behind the crest or clear of it', () => {
    let seen = 0;
    for (const { art, facts } of everyPrint) {
      const { crest, lights = [] } = art.picture(facts);
      if (crest === undefined) continue;
      for (const light of lights) {
        seen++;
        expect(isPlanned(light, crest), `${art.game} ${facts.id}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('leaves room for the cost and for the power', () => {
    for (const { art, facts } of everyPrint) {
      const { crest, fullBleed } = art.picture(facts);
      if (crest === undefined || fullBleed) continue;
      const fromSeal = distance(crest.x - SEAL.x - SEAL.width, crest.y - SEAL.y - SEAL.height);
      const fromDiamond = distance(crest.x - DIAMOND.x, crest.y - DIAMOND.y) - DIAMOND.reach;
      expect(fromSeal, facts.id).toBeGreaterThan(crest.r);
      expect(fromDiamond, facts.id).toBeGreaterThan(crest.r);
    }
  });

  test('can be shown without its frame', () => {
    for (const { art, facts } of everyPrint)
      expect(drawCard(art, facts, 'picture')).toMatch(/^<svg .*<\/svg>$/);
  });
});

test("a picture's placeholder is in the tones of its faction", () => {
  for (const { art, facts } of framed) expect(art.ground(facts).band, facts.id).toBe(inksOf(art, facts).ink);
});

test('another print of a card has its crest and its tones, and another sky', () => {
  const skyOf = (art: GameArt, facts: PictureFacts): string =>
    /#[0-9a-f]{6}/.exec(drawCard(art, facts))?.[0] ?? '';
  let variants = 0;
  for (const art of allArt) {
    const { prints } = pools.find(({ name }) => name === art.game)!;
    for (const variant of prints.filter(({ printOf }) => printOf !== undefined)) {
      variants++;
      const card = prints.find(({ id }) => id === variant.printOf)!;
      expect(inksOf(art, variant), variant.id).toEqual(inksOf(art, card));
      expect(skyOf(art, variant), variant.id).not.toBe(skyOf(art, card));
    }
  }
  expect(variants).toBeGreaterThan(20);
});

test.each(allArt)('$game: any facts make a valid picture', (art) => {
  const pool = pools.find(({ name }) => name === art.game)!.prints;
  const anyOf = (field: 'kind' | 'faction' | 'rarity') =>
    fc.constantFrom(...pool.map((facts) => facts[field]), 'unknown', '');
  const anyFacts = fc.record({
    game: fc.constant(art.game),
    id: fc.string({ minLength: 1 }),
    name: fc.string({ minLength: 1 }),
    title: fc.string(),
    kind: anyOf('kind'),
    faction: anyOf('faction'),
    types: fc.array(fc.string(), { maxLength: 3 }),
    rarity: anyOf('rarity'),
    cost: fc.option(fc.nat(12), { nil: undefined }),
    power: fc.option(fc.nat(12_000), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(drawCard(art, facts)).not.toMatch(/NaN|undefined|Infinity|<text|\sid=/);
    }),
    { numRuns: 100, seed: 7 },
  );
});
