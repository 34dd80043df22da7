import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('power is said and read back', () => {
  expect(saidWith({ power: { lte: 3 } })).toEqual({
    en: 'an enemy character in play with Power 3 or less',
    fr: 'un personnage ennemi en jeu avec une Puissance de 3 ou moins',
  });
  expect(saidWith({ power: { lt: { stat: 'power', of: 'self' } } })).toEqual({
    en: 'an enemy character in play with less Power than this character',
    fr: 'un personnage ennemi en jeu avec une Puissance inférieure à celle de ce personnage',
  });
});

test('tokens count as Power', () => {
  expect(
    choices('an enemy character in play with Power 3 or less', {
      foe: { at: { 1: ['KS-009', { card: 'KS-011', tokens: 2 }] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
});
