import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('other is said and read back', () => {
  expect(saidWith({ other: true })).toEqual({
    en: 'another enemy character in play',
    fr: 'un autre personnage ennemi en jeu',
  });
});

test('the character that has the text is left out', () => {
  expect(choices('another character in play', { me: { at: { 2: ['KS-009'] } } })).toEqual([
    'choose friendly 1 at mission 2',
  ]);
});
