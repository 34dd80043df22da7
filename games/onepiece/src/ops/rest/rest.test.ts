import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('rest prints and parses back', () => {
  test('Characters', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'rest',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                filters: [{ cost: { lte: 4 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Rest up to 1 of your opponent's Characters with a cost of 4 or less.",
      fr: "[Jouée] Épuisez jusqu'à 1 Personnage adverse ayant un coût de 4 ou moins.",
    });
  });

  test('DON!!', () => {
    expect(
      said(
        {
          type: 'On Attack',
          effect: { actions: [{ type: 'rest', targetSide: 'opponent', targetType: 'don', minTargets: 0 }] },
        },
        words,
      ),
    ).toEqual({
      en: "[When Attacking] Rest up to 1 of your opponent's DON!! cards.",
      fr: "[En attaquant] Épuisez jusqu'à 1 carte DON!! adverse.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: {
          actions: [
            {
              type: 'rest',
              targetSide: 'opponent',
              targetType: 'character',
              minTargets: 0,
              filters: [{ cost: { lte: 4 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
