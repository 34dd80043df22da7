import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('return prints and parses back', () => {
  test("to the owner's hand", () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'return', targetType: 'character', minTargets: 0, filters: [{ cost: { lte: 7 } }] },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Return up to 1 Character with a cost of 7 or less to the owner's hand.",
      fr: "[Jouée] Renvoyez jusqu'à 1 Personnage ayant un coût de 7 ou moins dans la main de son propriétaire.",
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
              type: 'return',
              targetType: 'character',
              minTargets: 0,
              filters: [{ cost: { lte: 7 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
