import { expect, test } from 'vitest';
import { choices, saidOf } from '../../words/probe';

test('lane is said and read back', () => {
  expect(saidOf({ targetSide: 'opponent', targetType: 'unit', filters: [{ lane: 3 }] })).toEqual({
    en: 'an enemy in lane 3',
    fr: 'un ennemi dans le couloir 3',
  });
  expect(saidOf({ targetSide: 'opponent', targetType: 'unit', filters: [{ lane: 'edge' }] })).toEqual({
    en: 'an enemy in the leftmost or rightmost lane',
    fr: 'un ennemi dans le couloir le plus à gauche ou le plus à droite',
  });
});

test('it counts from the left', () => {
  const foe = { slots: { 1: 'champion', 3: 'pawn' } };
  expect(choices('you may bounce an enemy in lane 3', { foe })).toEqual([
    'decline',
    'choose enemy at slot 3',
  ]);
  expect(choices('you may bounce an enemy in the leftmost or rightmost lane', { foe })).toEqual([
    'decline',
    'choose enemy at slot 1',
  ]);
});
