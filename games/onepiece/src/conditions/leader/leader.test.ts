import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('leader is said and read back', () => {
  expect(saidIf({ leader: { type: 'Navy' } })).toEqual({
    en: 'If your Leader has the {Navy} type, this card gains +1000 power.',
    fr: 'Si votre Leader est de type {Marine}, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ leader: { multicolored: true } })).toEqual({
    en: 'If your Leader is multicolored, this card gains +1000 power.',
    fr: 'Si votre Leader est multicolore, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ leader: { power: { lte: 0 } } })).toEqual({
    en: 'If your Leader has 0 power or less, this card gains +1000 power.',
    fr: 'Si votre Leader a 0 de puissance ou moins, cette carte gagne +1000 en puissance.',
  });
});

test('it asks about your own Leader', () => {
  const cards = [{ id: 'TEST-1', category: 'Leader', types: ['Navy'] }];
  expect(holds({ leader: { type: 'Navy' } }, { cards, me: { leader: 'TEST-1' } })).toBe(true);
  expect(holds({ leader: { type: 'Navy' } }, { cards, foe: { leader: 'TEST-1' } })).toBe(false);
});
