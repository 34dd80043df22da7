import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('self is said and read back', () => {
  expect(saidIf({ self: { state: 'rested' } })).toEqual({
    en: 'If this card is rested, this card gains +1000 power.',
    fr: 'Si cette carte est épuisée, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ self: { playedThisTurn: true } })).toEqual({
    en: 'If this card was played this turn, this card gains +1000 power.',
    fr: 'Si cette carte a été jouée pendant ce tour, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ self: { donGiven: { gte: 2 } } })).toEqual({
    en: 'If this card has 2 or more DON!! cards given, this card gains +1000 power.',
    fr: 'Si cette carte a au moins 2 cartes DON!! attachées, cette carte gagne +1000 en puissance.',
  });
});

test('it asks about the card that has the text', () => {
  expect(holds({ self: { playedThisTurn: true } }, {})).toBe(true);
  expect(holds({ self: { state: 'rested' } }, {})).toBe(false);
});
