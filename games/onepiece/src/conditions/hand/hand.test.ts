import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('hand is said and read back', () => {
  expect(saidIf({ hand: { side: 'player', lte: 3 } })).toEqual({
    en: 'If you have 3 or less cards in your hand, this card gains +1000 power.',
    fr: 'Si vous avez 3 cartes en main ou moins, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ hand: { side: 'opponent', gte: 6 } })).toEqual({
    en: 'If your opponent has 6 or more cards in their hand, this card gains +1000 power.',
    fr: 'Si votre adversaire a 6 cartes en main ou plus, cette carte gagne +1000 en puissance.',
  });
});

test('the cards in a hand are counted', () => {
  expect(holds({ hand: { side: 'opponent', gte: 2 } }, { foe: { hand: ['ST01-003', 'ST01-003'] } })).toBe(
    true,
  );
  expect(holds({ hand: { side: 'opponent', gte: 2 } }, {})).toBe(false);
});
