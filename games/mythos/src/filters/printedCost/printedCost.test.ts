import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('printedCost is said and read back', () => {
  expect(saidWith({ printedCost: { eq: 3 } })).toEqual({
    en: 'an enemy character in play with exactly printed cost 3',
    fr: "un personnage ennemi en jeu avec un coût imprimé d'exactement 3",
  });
});

test('the real card of a hidden character is read', () => {
  expect(
    choices('an enemy character in play with exactly printed cost 3', {
      foe: { at: { 1: ['KS-009', { card: 'KS-086', hidden: true }] } },
    }),
  ).toEqual(['choose enemy 2 at mission 1']);
});
