import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('keepTokens prints and parses back', () => {
  test('at the end of the turn', () => {
    expect(said({ type: 'Continuous', effect: { actions: [{ type: 'keepTokens' }] } }, words)).toEqual({
      en: "This character doesn't lose Power tokens at the end of the turn.",
      fr: 'Ce personnage ne perd pas ses jetons de Puissance à la fin du tour.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'Continuous', effect: { actions: [{ type: 'keepTokens', colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
