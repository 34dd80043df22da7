import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('mission is said and read back', () => {
  expect(saidWith({ mission: 'here' })).toEqual({
    en: 'an enemy character in this mission',
    fr: 'un personnage ennemi dans cette mission',
  });
  expect(saidWith({ mission: 'other' })).toEqual({
    en: 'an enemy character in another mission',
    fr: 'un personnage ennemi dans une autre mission',
  });
});

test('this mission is the one of the character that has the text', () => {
  expect(
    choices('an enemy character in this mission', {
      foe: { at: { 1: ['KS-009'], 2: ['KS-011', 'KS-086'] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
  expect(
    choices('an enemy character in another mission', {
      foe: { at: { 1: ['KS-009'], 2: ['KS-011', 'KS-086'] } },
    }),
  ).toEqual(['choose enemy 1 at mission 2', 'choose enemy 2 at mission 2']);
});
