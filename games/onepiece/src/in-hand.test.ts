// Texts that work in the hand change their card's cost there, and nowhere else (spec 12).

import { playing } from '@sleight/kernel/decide';
import { expect, test } from 'vitest';
import { arrange } from './arrange';
import { onepiece } from './book';
import { allCards } from './cards/pool';
import { cardSchema } from './cards/schema';
import { expect as holds } from './expect';
import { readCard } from './made-up';
import { plainCards } from './plain-cards';

const cheap = cardSchema.parse({
  ...readCard({ id: 'T-001', cost: 4 }),
  abilities: [
    {
      type: 'Continuous',
      zone: 'hand',
      condition: { if: { life: { side: 'player', lte: 2 } } },
      effect: { actions: [{ type: 'costMod', amount: -3, targetType: 'self' }] },
    },
  ],
});
const book = onepiece({ cards: [...allCards, ...plainCards.map(readCard), cheap] });
const laid = (life: number) =>
  playing(book, arrange(book, { start: {}, me: { hand: ['T-001'], characters: ['T-001'], life }, foe: {} }));

test('a card in hand costs less while its condition holds', () => {
  expect(holds(laid(2), 0, 'playing T-001 costs me 1')).toBeNull();
  expect(holds(laid(3), 0, 'playing T-001 costs me 4')).toBeNull();
});

test('the same card on the field does not', () => {
  expect(holds(laid(2), 0, 'T-001 has cost 4')).toBeNull();
});
