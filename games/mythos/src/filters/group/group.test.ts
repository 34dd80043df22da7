import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('group is said and read back', () => {
  expect(saidWith({ group: 'Leaf Village' })).toEqual({
    en: 'an enemy Leaf Village character in play',
    fr: 'un personnage ennemi du Village de la Feuille en jeu',
  });
  expect(saidWith({ group: 'Independent' })).toEqual({
    en: 'an enemy Independent character in play',
    fr: 'un personnage Indépendant ennemi en jeu',
  });
});

test('a hidden character has no group', () => {
  expect(
    choices('an enemy Leaf Village character in play', {
      foe: { at: { 1: ['KS-009', 'KS-086', { card: 'KS-011', hidden: true }] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
});
