import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('discardTop prints and parses back', () => {
  test('of an upgraded character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'discardTop',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ upgraded: true }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: discard the top card of an upgraded enemy character in play.',
      fr: "MAIN : défaussez la carte du dessus d'un personnage ennemi amélioré en jeu.",
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
              type: 'discardTop',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ upgraded: true }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
