import { expect, test } from 'vitest';
import type { Target } from '../../ability';
import { choices, saidOf } from '../../words/probe';

const closeAlly: Target = { targetSide: 'player', targetType: 'unit', filters: [{ range: 'close' }] };

test('where is said and read back', () => {
  const enemy = (gte: number): Target => ({
    targetSide: 'opponent',
    targetType: 'unit',
    filters: [{ where: { count: closeAlly, gte } }],
  });
  expect(saidOf(enemy(1))).toEqual({
    en: 'an enemy with a close ally',
    fr: 'un ennemi qui a un allié proche',
  });
  expect(saidOf(enemy(2))).toEqual({
    en: 'an enemy with 2 or more close allies',
    fr: 'un ennemi qui a au moins 2 alliés proches',
  });
});

test('the allies of an enemy are its own', () => {
  const foe = { slots: { 1: 'champion', 2: 'pawn', 4: 'scout' } };
  expect(choices('you may bounce an enemy with a close ally', { foe })).toEqual([
    'decline',
    'choose enemy at slot 1',
    'choose enemy at slot 2',
  ]);
});
