import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('placeRest prints and parses back', () => {
  test('at the bottom', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', amount: 4 },
              { type: 'take', targetType: 'event', minTargets: 0 },
              { type: 'placeRest', to: 'bottom' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Main] Look at 4 cards from the top of your deck; reveal up to 1 Event and add it to your hand. Then, place the rest at the bottom of the deck in any order.',
      fr: "[Principale] Regardez 4 cartes du dessus de votre deck ; révélez jusqu'à 1 Événement et ajoutez-le à votre main. Puis, placez le reste en dessous du deck dans l'ordre de votre choix.",
    });
  });

  test('in the trash', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', amount: 3 },
              { type: 'take', targetType: 'card', minTargets: 0 },
              { type: 'placeRest', to: 'trash' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Main] Look at 3 cards from the top of your deck; add up to 1 card to your hand. Then, trash the rest.',
      fr: "[Principale] Regardez 3 cartes du dessus de votre deck ; ajoutez jusqu'à 1 carte à votre main. Puis, défaussez le reste.",
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
            { type: 'look', amount: 4 },
            { type: 'take', targetType: 'event', minTargets: 0 },
            { type: 'placeRest', to: 'bottom', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.2.colour: unknown field']);
});
