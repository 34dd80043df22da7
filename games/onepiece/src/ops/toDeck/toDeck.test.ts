import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('toDeck prints and parses back', () => {
  test('a Character', () => {
    expect(
      said(
        {
          type: 'On Block',
          effect: {
            actions: [
              {
                type: 'toDeck',
                targetType: 'character',
                minTargets: 0,
                filters: [{ cost: { lte: 2 } }],
                position: 'bottom',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Block] Place up to 1 Character with a cost of 2 or less at the bottom of the owner's deck.",
      fr: "[En bloquant] Placez jusqu'à 1 Personnage ayant un coût de 2 ou moins en dessous du deck de son propriétaire.",
    });
  });

  test('cards of the hand', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'draw', amount: 2 },
              {
                type: 'toDeck',
                targetSide: 'player',
                targetType: 'card',
                from: 'hand',
                minTargets: 2,
                maxTargets: 2,
                position: 'topOrBottom',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Draw 2 cards. Then, place 2 cards from your hand at the top or bottom of your deck in any order.',
      fr: "[Jouée] Piochez 2 cartes. Puis, placez 2 cartes de votre main au-dessus ou en dessous de votre deck dans l'ordre de votre choix.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Block',
        effect: {
          actions: [
            {
              type: 'toDeck',
              targetType: 'character',
              minTargets: 0,
              filters: [{ cost: { lte: 2 } }],
              position: 'bottom',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
