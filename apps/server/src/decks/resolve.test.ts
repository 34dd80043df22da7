import { shelf } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { resolveDeck, whyUnknown } from './resolve';

const called: Readonly<Record<string, string>> = {
  'AB-001': 'Green Knight',
  'AB-044': 'Twin',
  'CD-044': 'Twin',
};
const game = {
  cards: () =>
    ['AB-001', 'AB-044', 'AB-M02', 'CD-044', 'frog'].map((id) => {
      const name = called[id] ?? id;
      return { id, name: { en: name, fr: name }, kind: 'card' };
    }),
  legend: { kinds: {} },
};

test.each([
  ['AB-001', 'AB-001'],
  ['ab-001', 'AB-001'],
  ['1', 'AB-001'],
  ['001', 'AB-001'],
  ['FROG', 'frog'],
  ['green knight', 'AB-001'],
  ['Twin', 'Twin'],
  ['44', '44'],
  ['2', '2'],
  ['dragon', 'dragon'],
  ['__proto__', '__proto__'],
])('%s is %s', (given, id) => {
  expect(resolveDeck(game, { cards: [given], leader: given })).toEqual({ cards: [id], leader: id });
});

test('every id of a prebuilt deck resolves to itself', () => {
  for (const game of shelf) {
    for (const { cards } of game.decks) expect(resolveDeck(game, { cards })).toEqual({ cards });
  }
});

test('an ambiguous name is explained by its ids, any other as unknown', () => {
  expect(whyUnknown(game, 'twin').en).toBe(
    '2 cards are called "twin". Write the number of the one you mean. (AB-044, CD-044)',
  );
  expect(whyUnknown(game, 'dragon').fr).toBe('Il n’existe pas de carte «\u202fdragon\u202f».');
});
