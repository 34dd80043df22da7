import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('look prints and parses back', () => {
  test('at your deck', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'look', amount: 3 },
              { type: 'placeRest', to: 'topOrBottom' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Look at 3 cards from the top of your deck. Then, place the rest at the top or bottom of the deck in any order.',
      fr: "[Jouée] Regardez 3 cartes du dessus de votre deck. Puis, placez le reste au-dessus ou en dessous du deck dans l'ordre de votre choix.",
    });
  });

  test('for both players', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'look', amount: 1, reveal: true },
              {
                type: 'draw',
                amount: 1,
                if: { bound: 'looked', filters: [{ category: 'character' }, { cost: { gte: 5 } }] },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Reveal 1 card from the top of your deck. Then, if that card is a Character card with a cost of 5 or more, draw 1 card.',
      fr: '[Jouée] Révélez 1 carte du dessus de votre deck. Puis, si la carte révélée est une carte Personnage ayant un coût de 5 ou plus, piochez 1 carte.',
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
            { type: 'look', amount: 3, colour: 'red' },
            { type: 'placeRest', to: 'topOrBottom' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
