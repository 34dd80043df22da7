import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('keyword is said and read back', () => {
  expect(saidWith({ keyword: 'Team 7' })).toEqual({
    en: 'an enemy Team 7 character in play',
    fr: "un personnage ennemi de l'Équipe 7 en jeu",
  });
  expect(saidWith({ keyword: 'Summon' })).toEqual({
    en: 'an enemy Summon character in play',
    fr: 'un personnage Invocation ennemi en jeu',
  });
});

test('one of several keywords is enough, and a hidden character has none', () => {
  expect(
    choices('an enemy Team 7 character in play', {
      foe: { at: { 1: ['KS-014', 'KS-086', { card: 'KS-011', hidden: true }] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
});
