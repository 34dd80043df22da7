import { expect, test } from 'vitest';
import { shelf } from '../games';
import { resolveDeck } from './resolve';

const game = { cards: () => ['AB-001', 'AB-044', 'AB-M02', 'CD-044', 'frog'].map((id) => ({ id })) };

test.each([
  ['AB-001', 'AB-001'],
  ['ab-001', 'AB-001'],
  ['1', 'AB-001'],
  ['001', 'AB-001'],
  ['FROG', 'frog'],
  ['44', '44'],
  ['2', '2'],
  ['dragon', 'dragon'],
  ['__proto__', '__proto__'],
])('%s is %s', (given, id) => {
  expect(resolveDeck(game, { cards: [given], leader: given })).toEqual({ cards: [id], leader: id });
});

test('every starter deck is what it is', () => {
  for (const game of shelf) {
    for (const { cards } of game.decks) expect(resolveDeck(game, { cards })).toEqual({ cards });
  }
});
