import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('select prints and parses back', () => {
  test('for what follows', () => {
    expect(
      said(
        {
          type: 'Counter',
          effect: {
            actions: [
              { type: 'select', targetSide: 'player', targetType: 'character', minTargets: 0 },
              { type: 'immune', verbs: ['ko'], targetType: 'bound', of: 'selected', duration: 'thisBattle' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Counter] Select up to 1 of your Characters. Then, that card cannot be K.O.'d during this battle.",
      fr: "[Contre] Choisissez jusqu'à 1 de vos Personnages. Puis, la carte choisie ne peut pas être mise K.O. pendant ce combat.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Counter',
        effect: {
          actions: [
            { type: 'select', targetSide: 'player', targetType: 'character', minTargets: 0, colour: 'red' },
            { type: 'immune', verbs: ['ko'], targetType: 'bound', of: 'selected', duration: 'thisBattle' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
