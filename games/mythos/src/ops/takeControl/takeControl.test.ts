import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('takeControl prints and parses back', () => {
  test('an enemy character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'takeControl',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }, { cost: { lte: 2 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: take control of an enemy character in this mission with cost 2 or less.',
      fr: "MAIN : prenez le contrôle d'un personnage ennemi dans cette mission avec un coût de 2 ou moins.",
    });
  });

  test('the one just seen', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', targetSide: 'opponent', targetType: 'character', filters: [{ hidden: true }] },
              { type: 'takeControl', targetType: 'bound', of: 'looked' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at a hidden enemy character in play. Take control of it.',
      fr: 'MAIN : regardez un personnage ennemi caché en jeu. Prenez-en le contrôle.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [
            {
              type: 'takeControl',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ mission: 'here' }, { cost: { lte: 2 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
