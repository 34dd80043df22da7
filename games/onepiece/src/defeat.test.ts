// Losing by an empty deck (spec 17): at once, and both at once is a draw.

import { playing } from '@sleight/kernel/decide';
import { clone, type Seat } from '@sleight/kernel/state';
import { expect, test } from 'vitest';
import { checkDecks } from './defeat';
import { onepieceGame } from './game';
import { DECK } from './places';
import { plainCards } from './plain-cards';

const book = onepieceGame.book({ cards: plainCards });
const laid = onepieceGame.arrange(book, { start: {}, me: {}, foe: {} });

function after(...out: readonly Seat[]) {
  const s = clone(laid);
  for (const seat of out) s.zones[DECK + seat] = [];
  checkDecks(playing(book, s));
  return s.result;
}

test('a player without a deck has lost', () => {
  expect(after()).toBeNull();
  expect(after(0)).toEqual({ winner: 1, reason: 'deck' });
  expect(after(1)).toEqual({ winner: 0, reason: 'deck' });
});

test('two decks that are out in the same check are a draw', () => {
  expect(after(0, 1)).toEqual({ winner: null, reason: 'deck' });
});
