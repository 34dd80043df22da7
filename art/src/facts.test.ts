import { expect, test } from 'vitest';
import { factsOf, speaksOf } from './facts';

test('a card file of any game gives the same kind of facts', () => {
  expect(
    factsOf('mythos', {
      id: 'x',
      name: { en: 'Haku' },
      title: { en: 'Ice' },
      kind: 'character',
      group: 'Independent',
      keywords: ['Jutsu'],
      rarity: 'UC',
      cost: 4,
      power: 2,
    }),
  ).toEqual({
    game: 'mythos',
    id: 'x',
    name: 'Haku',
    title: 'Ice',
    kind: 'character',
    faction: 'independent',
    types: ['Jutsu'],
    rarity: 'UC',
    cost: 4,
    power: 2,
  });
  expect(
    factsOf('onepiece', {
      id: 'y',
      name: { en: 'Nami' },
      category: 'Leader',
      colors: ['red', 'green'],
      types: ['Crew'],
      keywords: [],
    }),
  ).toMatchObject({
    kind: 'leader',
    faction: 'red',
    types: ['Crew'],
  });
});

test("a file without id or name is refused, with the game's name", () => {
  expect(() => factsOf('sleeved', { id: 'z' })).toThrow('sleeved: a card file without id or name');
  expect(() => factsOf('sleeved', null)).toThrow('sleeved: a card file is an object');
});

test('a word in the name, title or types is found, from the beginning of a word on', () => {
  const facts = factsOf('mythos', {
    id: 'x',
    name: { en: 'Kidomaru' },
    title: { en: 'Spiral Spider-Web' },
    keywords: ['Sound Four'],
  });
  expect(speaksOf(facts, 'spider')).toBe(true);
  expect(speaksOf(facts, 'sound four')).toBe(true);
  expect(speaksOf(facts, 'pider')).toBe(false);
});
