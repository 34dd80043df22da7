import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('highest is said and read back', () => {
  expect(saidWith({ highest: 'power' })).toEqual({
    en: 'the strongest enemy character in play',
    fr: 'le personnage ennemi le plus fort en jeu',
  });
});

test('the strongest of those that fit the rest', () => {
  expect(
    choices('the strongest enemy Team 7 character in play', {
      foe: { at: { 1: ['KS-011', 'KS-086', 'KS-009'] } },
    }),
  ).toEqual(['choose enemy 3 at mission 1']);
});
