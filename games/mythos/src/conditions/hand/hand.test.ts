import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('hand is said and read back', () => {
  expect(saidIf({ hand: { side: 'opponent', eq: 0 } })).toEqual({
    en: 'MAIN: if the opponent has no cards in hand, draw 1 card.',
    fr: "MAIN : si l'adversaire n'a aucune carte en main, piochez 1 carte.",
  });
  expect(saidIf({ hand: { side: 'player', eq: 2 } })).toEqual({
    en: 'MAIN: if you have exactly 2 cards in hand, draw 1 card.',
    fr: 'MAIN : si vous avez exactement 2 cartes en main, piochez 1 carte.',
  });
});

test('the card that asks has left the hand', () => {
  expect(holds('you have no cards in hand', {})).toBe(true);
  expect(holds('the opponent has no cards in hand', { foe: { hand: ['KS-009'] } })).toBe(false);
});
