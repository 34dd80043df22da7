import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';
import { choices } from '../../words/probe';

test('where is said of a mission and read back', () => {
  const count = { targetSide: 'opponent', targetType: 'character', filters: [{ mission: 'here' }] };
  const mission = { type: 'choose', targetType: 'mission', filters: [{ where: { count, gte: 1 } }] };
  expect(said({ type: 'Main', effect: { actions: [mission] } }, words)).toEqual({
    en: 'MAIN: choose a mission with an enemy character.',
    fr: 'MAIN : choisissez une mission avec un personnage ennemi.',
  });
});

test('the condition is asked of each mission', () => {
  expect(choices('a mission with an enemy character', { foe: { at: { 2: ['KS-009'] } } })).toEqual([
    'choose mission 2',
  ]);
});
