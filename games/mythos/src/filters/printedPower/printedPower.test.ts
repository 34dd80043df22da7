import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('printedPower is said and read back', () => {
  expect(saidWith({ printedPower: { lte: 3 } })).toEqual({
    en: 'an enemy character in play with printed Power 3 or less',
    fr: 'un personnage ennemi en jeu avec une Puissance imprimée de 3 ou moins',
  });
});

test('tokens do not change what is printed', () => {
  expect(
    choices('an enemy character in play with printed Power 3 or less', {
      foe: { at: { 1: [{ card: 'KS-009', tokens: 4 }, 'KS-086'] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
});
