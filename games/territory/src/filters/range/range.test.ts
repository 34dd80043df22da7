import { expect, test } from 'vitest';
import { choices, saidOf } from '../../words/probe';

test('range is said and read back', () => {
  expect(saidOf({ targetSide: 'opponent', targetType: 'unit', filters: [{ range: 'close' }] })).toEqual({
    en: 'a close enemy',
    fr: 'un ennemi proche',
  });
  expect(saidOf({ targetSide: 'opponent', targetType: 'unit', filters: [{ range: 'here' }] })).toEqual({
    en: 'an enemy in this lane',
    fr: 'un ennemi dans ce couloir',
  });
});

test('close is one lane away, far is more', () => {
  const foe = { slots: { 1: 'champion', 2: 'pawn', 3: 'scout', 4: 'champion' } };
  expect(choices('you may bounce a close enemy', { foe })).toEqual([
    'decline',
    'choose enemy at slot 1',
    'choose enemy at slot 3',
  ]);
  expect(choices('you may bounce a far enemy', { foe })).toEqual(['decline', 'choose enemy at slot 4']);
  expect(choices('you may bounce an enemy in this lane', { foe })).toEqual([
    'decline',
    'choose enemy at slot 2',
  ]);
});
