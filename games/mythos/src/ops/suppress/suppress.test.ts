import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('suppress prints and parses back', () => {
  test('the strongest enemy', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'suppress',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }, { highest: 'power' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'The strongest enemy character in this mission loses all Power tokens and has Power 0.',
      fr: 'Le personnage ennemi le plus fort dans cette mission perd tous ses jetons de Puissance et a une Puissance de 0.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: {
          actions: [
            {
              type: 'suppress',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ mission: 'here' }, { highest: 'power' }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
