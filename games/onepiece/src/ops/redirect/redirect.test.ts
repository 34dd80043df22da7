import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const action = { type: 'redirect', targetSide: 'player', targetType: 'character' };

test('redirect prints and parses back', () => {
  expect(said({ type: 'Counter', effect: { actions: [action] } }, words)).toEqual({
    en: '[Counter] Change the attack target to 1 of your Characters.',
    fr: "[Contre] Redirigez l'attaque vers 1 de vos Personnages.",
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals({ type: 'Counter', effect: { actions: [{ ...action, colour: 'red' }] } }, words)).toEqual([
    'effect.actions.0.colour: unknown field',
  ]);
});
