import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('lowest is said and read back', () => {
  expect(saidWith({ lowest: 'power' })).toEqual({
    en: 'the weakest enemy character in play',
    fr: 'le personnage ennemi le plus faible en jeu',
  });
  expect(saidWith({ lowest: 'cost' })).toEqual({
    en: 'the enemy character in play with the lowest cost',
    fr: 'le personnage ennemi en jeu avec le coût le plus faible',
  });
});

test('all of those that tie may be chosen', () => {
  expect(
    choices('the weakest enemy character in play', {
      foe: { at: { 1: ['KS-009', 'KS-011'], 2: ['KS-036', 'KS-086'] } },
    }),
  ).toEqual(['choose enemy 2 at mission 1', 'choose enemy 1 at mission 2']);
});
