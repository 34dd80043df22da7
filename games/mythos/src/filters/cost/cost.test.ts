import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('cost is said and read back', () => {
  expect(saidWith({ cost: { gte: 3 } })).toEqual({
    en: 'an enemy character in play with cost 3 or more',
    fr: 'un personnage ennemi en jeu avec un coût de 3 ou plus',
  });
});

test('a hidden character costs 0', () => {
  expect(
    choices('an enemy character in play with cost 2 or less', {
      foe: { at: { 1: ['KS-009', 'KS-086', { card: 'KS-086', hidden: true }] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1', 'choose enemy 3 at mission 1']);
});
