import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('not is said and read back', () => {
  expect(saidWith({ not: { keyword: 'Summon' } })).toEqual({
    en: 'an enemy character in play that is not a Summon character',
    fr: "un personnage ennemi en jeu qui n'est pas un personnage Invocation",
  });
  expect(saidWith({ not: { keyword: 'Summon' } }, { not: { name: 'Gaara' } })).toEqual({
    en: 'an enemy character in play that is neither a Summon character nor a Gaara character',
    fr: "un personnage ennemi en jeu qui n'est ni un personnage Invocation ni un personnage nommé Gaara",
  });
});

test('everything that the filter inside leaves out fits', () => {
  expect(
    choices('an enemy character in play that is not a Team 7 character', {
      foe: { at: { 1: ['KS-009', 'KS-086'] } },
    }),
  ).toEqual(['choose enemy 2 at mission 1']);
});
