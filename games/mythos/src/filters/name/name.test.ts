import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('name is said and read back', () => {
  expect(saidWith({ name: 'Gaara' })).toEqual({
    en: 'an enemy Gaara character in play',
    fr: 'un personnage ennemi nommé Gaara en jeu',
  });
  expect(saidWith({ name: ['Gaara', 'Sakura Haruno'] })).toEqual({
    en: 'an enemy Gaara or Sakura Haruno character in play',
    fr: 'un personnage ennemi nommé Gaara ou Sakura Haruno en jeu',
  });
  expect(saidWith({ name: 'Konan' })).toEqual({
    en: 'an enemy character in play named "Konan"',
    fr: 'un personnage ennemi nommé « Konan » en jeu',
  });
});

test('a hidden character has no name', () => {
  expect(
    choices('an enemy Gaara or Sakura Haruno character in play', {
      foe: { at: { 1: ['KS-074', 'KS-086', 'KS-011'], 2: [{ card: 'KS-074', hidden: true }] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1', 'choose enemy 3 at mission 1']);
});
