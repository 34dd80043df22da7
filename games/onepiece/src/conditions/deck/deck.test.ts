import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('deck is said and read back', () => {
  expect(saidIf({ deck: { side: 'player', lte: 10 } })).toEqual({
    en: 'If you have 10 or less cards in your deck, this card gains +1000 power.',
    fr: 'Si vous avez 10 cartes dans le deck ou moins, cette carte gagne +1000 en puissance.',
  });
});

test('the cards in a deck are counted', () => {
  expect(holds({ deck: { side: 'player', lte: 2 } }, { me: { deck: ['ST01-003', 'ST01-003'] } })).toBe(true);
  expect(
    holds({ deck: { side: 'player', lte: 2 } }, { me: { deck: ['ST01-003', 'ST01-003', 'ST01-003'] } }),
  ).toBe(false);
});
