import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('toHand prints and parses back', () => {
  test('from the trash', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'toHand',
                targetSide: 'player',
                targetType: 'character',
                from: 'trash',
                minTargets: 0,
                filters: [{ type: ['Navy', 'Supernovas'] }, { cost: { lte: 4 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Add up to 1 {Navy} or {Supernovas} type Character card with a cost of 4 or less from your trash to your hand.',
      fr: "[Jouée] Ajoutez jusqu'à 1 carte Personnage de type {Marine} ou {Supernovae} ayant un coût de 4 ou moins de votre Défausse à votre main.",
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
              type: 'toHand',
              targetSide: 'player',
              targetType: 'character',
              from: 'trash',
              minTargets: 0,
              filters: [{ type: ['Navy', 'Supernovas'] }, { cost: { lte: 4 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
