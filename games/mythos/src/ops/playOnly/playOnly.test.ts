import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('playOnly prints and parses back', () => {
  test('where you are winning', () => {
    expect(
      said({ type: 'Continuous', effect: { actions: [{ type: 'playOnly', where: 'winning' }] } }, words),
    ).toEqual({
      en: 'You can play this character only in a mission where you are winning.',
      fr: 'Vous ne pouvez jouer ce personnage que dans une mission où vous êtes en tête.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Continuous', effect: { actions: [{ type: 'playOnly', where: 'winning', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
