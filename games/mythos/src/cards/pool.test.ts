import { expect, test } from 'vitest';
import { characters, jutsu, missions } from './pool';

test('the set has 149 characters, 10 missions and 5 JUTSU cards', () => {
  expect([characters.length, missions.length, jutsu.length]).toEqual([149, 10, 5]);
});

test('only two cards have no text (spec 15)', () => {
  const blank = [...characters, ...missions, ...jutsu].filter((card) => card.abilities.length === 0);
  expect(blank.map((card) => card.id)).toEqual(['KS-009', 'KS-086']);
});

test('rarities are as printed (spec 17)', () => {
  const of = (rarity: string) => characters.filter((card) => card.rarity === rarity).length;
  expect(['C', 'UC', 'R', 'S', 'M', 'L'].map(of)).toEqual([55, 48, 27, 10, 8, 1]);
  const variants = characters.flatMap((card) => card.variants);
  const drawn = (rarity: string) => variants.filter((variant) => variant.rarity === rarity).length;
  expect(['RA', 'MV', 'SV'].map(drawn)).toEqual([27, 12, 4]);
});
