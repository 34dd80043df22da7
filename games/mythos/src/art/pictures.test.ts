import { drawCard } from '@sleight/art';
import { kamonOf } from '@sleight/art/crests/kamon';
import { units } from '@sleight/art/crests/units';
import { printsOf } from '@sleight/art/facts';
import { expect, test } from 'vitest';
import { cardFiles } from '../cards/index.generated';
import { art } from '.';

const cards = printsOf('mythos', cardFiles).filter(({ printOf }) => printOf === undefined);
const names = [...new Set(cards.map(({ name }) => name))];

test('no two names share a crest, even without its core', () => {
  const crests = new Set(names.map((name) => JSON.stringify({ ...kamonOf(name), core: null })));
  expect(crests.size).toBe(names.length);
});

test('characters with four cards or more differ in shape or number', () => {
  const known = names.filter((name) => cards.filter((card) => card.name === name).length >= 4);
  const signs = known.map((name) => `${kamonOf(name).outer} ${kamonOf(name).fold}`);
  expect(known.length).toBeGreaterThan(5);
  expect(new Set(signs).size).toBe(known.length);
});

test('nothing in a crest appears in threes, and nothing bent in fours', () => {
  for (const name of names) {
    const { fold, outer } = kamonOf(name);
    expect(fold, name).toBeGreaterThan(3);
    if (fold === 4) expect(units[outer].mirrored, name).toBe(true);
  }
});

test('all versions of a character wear the same crest', () => {
  const versions = cards.filter(({ name }) => name === 'Naruto Uzumaki');
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set(versions.map(({ name }) => JSON.stringify(kamonOf(name)))).size).toBe(1);
});

test('rarity buys detail', () => {
  const length = (rarity: string): number =>
    Array.from(
      { length: 40 },
      (_, i) => drawCard(art, { ...cards[i], faction: 'sand village', rarity }).length,
    ).reduce((a, b) => a + b);
  expect(length('UC')).toBeGreaterThan(length('C'));
  expect(length('R')).toBeGreaterThan(length('UC'));
});
