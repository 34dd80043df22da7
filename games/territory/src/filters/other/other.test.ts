import { expect, test } from 'vitest';
import { choices, saidOf } from '../../words/probe';

test('other is said with the determiner', () => {
  expect(saidOf({ targetSide: 'player', targetType: 'unit', filters: [{ other: true }] })).toEqual({
    en: 'another ally',
    fr: 'un autre allié',
  });
});

test('the unit that has the text is left out', () => {
  const me = { slots: { 1: 'champion' } };
  expect(choices('you may bounce another ally', { me })).toEqual(['decline', 'choose ally at slot 1']);
});
