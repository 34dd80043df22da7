// Walks every picture the pools produce: what is on the shelf, read from its files, and the sample of One Piece.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { distance } from './angles';
import { isPlanned } from './composition';
import { emblemOf } from './crests/flag';
import { kamonOf } from './crests/kamon';
import { armsOf } from './crests/shield';
import { units } from './crests/units';
import { drawCard, inksOf, pictureOf } from './draw';
import { type ArtGame, artGames, type CardFacts, factsOf, variantsOf } from './facts';
import { onepieceSample } from './fixtures/onepiece-sample';
import { DIAMOND, SEAL } from './layout';
import { groundOf } from './tones';

const games = fileURLToPath(new URL('../../games', import.meta.url));

function poolOf(game: ArtGame): readonly CardFacts[] {
  const folder = join(games, game, 'cards');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((set) =>
      readdirSync(join(folder, set))
        .sort()
        .flatMap((file) => {
          const card: unknown = JSON.parse(readFileSync(join(folder, set, file), 'utf8'));
          return [factsOf(game, card), ...variantsOf(game, card)];
        }),
    );
}

const pools = new Map<string, readonly CardFacts[]>(
  [
    ...artGames.map((game) => [game, poolOf(game)] as const),
    ['onepiece sample', onepieceSample] as const,
  ].filter(([, pool]) => pool.length > 0),
);

const everyCard = [...pools.values()].flat();

const namesIn = (game: ArtGame): readonly string[] => [
  ...new Set(everyCard.filter((facts) => facts.game === game).map(({ name }) => name)),
];

test('the pools are there to be walked', () => {
  expect([...pools.keys()]).toEqual(
    expect.arrayContaining(['mythos', 'territory', 'sleeved', 'onepiece sample']),
  );
});

test('every pool is drawn as it was reviewed', async () => {
  const summary = Object.fromEntries(
    [...pools].map(([name, pool]) => {
      const hash = createHash('sha256');
      for (const facts of pool) hash.update(drawCard(facts));
      return [name, { cards: pool.length, sha256: hash.digest('hex') }];
    }),
  );
  await expect(`${JSON.stringify(summary, null, 2)}\n`).toMatchFileSnapshot('../pictures.golden.json');
});

describe('every picture', () => {
  test('is drawn the same twice', () => {
    for (const facts of everyCard) expect(drawCard(facts)).toBe(drawCard({ ...facts }));
  });

  test('differs from every other in its pool', () => {
    for (const pool of pools.values())
      expect(new Set(pool.map((facts) => drawCard(facts))).size).toBe(pool.length);
  });

  test('is flat shapes only: no text, no gradient, no ids, no numbers that are not numbers', () => {
    for (const facts of everyCard) {
      expect(drawCard(facts), facts.id).not.toMatch(
        /<text|radient|<image|<filter|\sid=|url\(|NaN|undefined|Infinity/,
      );
    }
  });

  test('is at most 12 KB; one in a hundred may be 14', () => {
    const large = everyCard.filter((facts) => drawCard(facts).length > 12 * 1024);
    expect(large.length).toBeLessThanOrEqual(everyCard.length / 100);
    for (const facts of large) expect(drawCard(facts).length, facts.id).toBeLessThanOrEqual(14 * 1024);
  });

  test('uses five tones, an accent and gold leaf at most', () => {
    for (const facts of everyCard.filter(({ game }) => game !== 'sleeved')) {
      const colours = new Set(drawCard(facts).match(/#[0-9a-f]{6}/g));
      expect(colours.size, facts.id).toBeLessThanOrEqual(7);
    }
  });

  test('has its lights either right behind the crest or clear of it', () => {
    let seen = 0;
    for (const facts of everyCard) {
      const { crest, lights = [] } = pictureOf(facts);
      if (crest === undefined) continue;
      for (const light of lights) {
        seen++;
        expect(isPlanned(light, crest), facts.id).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('leaves room for the cost and for the power', () => {
    for (const facts of everyCard) {
      const { crest, fullBleed } = pictureOf(facts);
      if (crest === undefined || fullBleed) continue;
      const fromSeal = distance(crest.x - SEAL.x - SEAL.width, crest.y - SEAL.y - SEAL.height);
      const fromDiamond = distance(crest.x - DIAMOND.x, crest.y - DIAMOND.y) - DIAMOND.reach;
      expect(fromSeal, facts.id).toBeGreaterThan(crest.r);
      expect(fromDiamond, facts.id).toBeGreaterThan(crest.r);
    }
  });

  test('can be shown without its frame', () => {
    for (const facts of everyCard) expect(drawCard(facts, 'picture')).toMatch(/^<svg .*<\/svg>$/);
  });
});

test('another print of a card has its crest and its tones, and another sky', () => {
  const variants = everyCard.filter(({ printOf }) => printOf !== undefined);
  expect(variants.length).toBeGreaterThan(20);
  const skyOf = (facts: CardFacts): string => /#[0-9a-f]{6}/.exec(drawCard(facts))?.[0] ?? '';
  for (const variant of variants) {
    const card = everyCard.find(({ id }) => id === variant.printOf);
    if (card === undefined) throw new Error(`${variant.id} is a print of nothing`);
    expect(inksOf(variant), variant.id).toEqual(inksOf(card));
    expect(skyOf(variant), variant.id).not.toBe(skyOf(card));
  }
});

test('what stands in for a picture is in the tones of its faction', () => {
  for (const facts of everyCard.filter(({ game }) => game !== 'sleeved'))
    expect(groundOf(facts).band, facts.id).toBe(inksOf(facts).ink);
});

describe('crests', () => {
  /** What is seen at a glance: without the core of a kamon, the border of arms, the teeth of a skull. */
  const glance: Readonly<Record<'mythos' | 'territory' | 'onepiece', (name: string) => string>> = {
    mythos: (name) => JSON.stringify({ ...kamonOf(name), core: null }),
    territory: (name) => JSON.stringify([armsOf(name).division, armsOf(name).charge]),
    onepiece: (name) => JSON.stringify({ ...emblemOf(name), teeth: null }),
  };

  test('no two names of a pool share one, not even at a glance', () => {
    for (const game of ['mythos', 'territory', 'onepiece'] as const) {
      const byCrest = new Map<string, string>();
      for (const name of namesIn(game)) {
        const crest = glance[game](name);
        expect(byCrest.get(crest), `${name} and ${byCrest.get(crest)}`).toBeUndefined();
        byCrest.set(crest, name);
      }
      expect(byCrest.size).toBeGreaterThan(10);
    }
  });

  test('characters with four cards or more differ in shape or number, whatever surrounds it', () => {
    const cardsOf = (name: string): number =>
      everyCard.filter((facts) => facts.name === name && facts.printOf === undefined).length;
    const known = namesIn('mythos').filter((name) => cardsOf(name) >= 4);
    const signs = known.map((name) => `${kamonOf(name).outer} ${kamonOf(name).fold}`);
    expect(known.length).toBeGreaterThan(5);
    expect(new Set(signs).size).toBe(known.length);
  });

  test('nothing stands in threes, and nothing that bends stands in fours', () => {
    for (const name of namesIn('mythos')) {
      const { fold, outer } = kamonOf(name);
      expect(fold, name).toBeGreaterThan(3);
      if (fold === 4) expect(units[outer].mirrored, name).toBe(true);
    }
  });

  test('all versions of a character wear the same one', () => {
    const versions = everyCard.filter(({ name }) => name === 'Naruto Uzumaki');
    expect(versions.length).toBeGreaterThan(5);
    const crests = new Set(versions.map(({ name }) => JSON.stringify(kamonOf(name))));
    expect(crests.size).toBe(1);
  });
});
