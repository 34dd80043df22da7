import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('ko prints and parses back', () => {
  test('with a limit', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'ko',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                filters: [{ state: 'rested' }, { cost: { lte: 3 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.",
      fr: "[Jouée] Mettez K.O. jusqu'à 1 Personnage adverse épuisé ayant un coût de 3 ou moins.",
    });
  });

  test('a total of power', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'ko',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                maxTargets: 2,
                sumMax: { power: 4000 },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Main] K.O. up to 2 of your opponent's Characters with a total power of 4000 or less.",
      fr: "[Principale] Mettez K.O. jusqu'à 2 Personnages adverses pour une puissance totale de 4000 ou moins.",
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
              type: 'ko',
              targetSide: 'opponent',
              targetType: 'character',
              minTargets: 0,
              filters: [{ state: 'rested' }, { cost: { lte: 3 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
