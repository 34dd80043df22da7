import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('toLife prints and parses back', () => {
  test('from the deck', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'toLife',
                targetSide: 'player',
                targetType: 'card',
                from: 'deck',
                minTargets: 0,
                position: 'top',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Add up to 1 card from the top of your deck to the top of your Life cards.',
      fr: "[Jouée] Ajoutez jusqu'à 1 carte du dessus de votre deck au-dessus de votre Vie.",
    });
  });

  test('from the hand', () => {
    expect(
      said(
        {
          type: 'On Attack',
          effect: {
            actions: [
              {
                type: 'toLife',
                targetSide: 'player',
                targetType: 'card',
                from: 'hand',
                minTargets: 0,
                position: 'top',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[When Attacking] Add up to 1 card from your hand to the top of your Life cards.',
      fr: "[En attaquant] Ajoutez jusqu'à 1 carte de votre main au-dessus de votre Vie.",
    });
  });

  test('a Character, face-up', () => {
    expect(
      said(
        {
          type: 'Counter',
          effect: {
            actions: [
              {
                type: 'toLife',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                filters: [{ cost: { lte: 3 } }],
                position: 'topOrBottom',
                faceUp: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Counter] Add up to 1 of your opponent's Characters with a cost of 3 or less to the top or bottom of the owner's Life cards face-up.",
      fr: "[Contre] Ajoutez jusqu'à 1 Personnage adverse ayant un coût de 3 ou moins au-dessus ou en dessous de la Vie de son propriétaire face visible.",
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
              type: 'toLife',
              targetSide: 'player',
              targetType: 'card',
              from: 'deck',
              minTargets: 0,
              position: 'top',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
