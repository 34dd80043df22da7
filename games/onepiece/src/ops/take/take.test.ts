import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('take prints and parses back', () => {
  test('a card that fits', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'look', amount: 5 },
              {
                type: 'take',
                targetType: 'card',
                minTargets: 0,
                filters: [{ type: 'Navy' }, { not: { name: 'Tashigi' } }],
              },
              { type: 'placeRest', to: 'bottom' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Navy} type card other than [Tashigi] and add it to your hand. Then, place the rest at the bottom of the deck in any order.',
      fr: "[Jouée] Regardez 5 cartes du dessus de votre deck ; révélez jusqu'à 1 carte de type {Marine} autre que [Tashigi] et ajoutez-la à votre main. Puis, placez le reste en dessous du deck dans l'ordre de votre choix.",
    });
  });

  test('any two', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'look', amount: 5 },
              { type: 'take', targetType: 'card', minTargets: 2, maxTargets: 2 },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Look at 5 cards from the top of your deck; add 2 cards to your hand.',
      fr: '[Jouée] Regardez 5 cartes du dessus de votre deck ; ajoutez 2 cartes à votre main.',
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
            { type: 'look', amount: 5 },
            {
              type: 'take',
              targetType: 'card',
              minTargets: 0,
              filters: [{ type: 'Navy' }, { not: { name: 'Tashigi' } }],
              colour: 'red',
            },
            { type: 'placeRest', to: 'bottom' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
