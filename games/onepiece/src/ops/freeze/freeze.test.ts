import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('freeze prints and parses back', () => {
  test('a rested Character', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'freeze',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                filters: [{ state: 'rested' }, { cost: { lte: 4 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Up to 1 of your opponent's rested Characters with a cost of 4 or less will not become active in your opponent's next Refresh Phase.",
      fr: "[Jouée] Jusqu'à 1 Personnage adverse épuisé ayant un coût de 4 ou moins ne redeviendra pas actif à la prochaine Phase de redressement adverse.",
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
              type: 'freeze',
              targetSide: 'opponent',
              targetType: 'character',
              minTargets: 0,
              filters: [{ state: 'rested' }, { cost: { lte: 4 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
