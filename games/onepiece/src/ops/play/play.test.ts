import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('play prints and parses back', () => {
  test('from the hand', () => {
    expect(
      said(
        {
          type: 'On KO',
          effect: {
            actions: [
              {
                type: 'play',
                targetSide: 'player',
                targetType: 'character',
                from: 'hand',
                minTargets: 0,
                filters: [{ color: 'red' }, { power: { lte: 4000 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On K.O.] Play up to 1 red Character card with 4000 power or less from your hand.',
      fr: "[En cas de K.O.] Jouez jusqu'à 1 carte Personnage rouge ayant 4000 de puissance ou moins de votre main.",
    });
  });

  test('rested from the trash', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'play',
                targetSide: 'player',
                targetType: 'card',
                from: 'trash',
                minTargets: 0,
                filters: [{ name: 'Kaido' }],
                rested: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Play up to 1 [Kaido] card from your trash rested.',
      fr: "[Jouée] Jouez jusqu'à 1 carte [Kaido] de votre Défausse à l'état épuisé.",
    });
  });

  test('this card', () => {
    expect(
      said({ type: 'Trigger', effect: { actions: [{ type: 'play', targetType: 'self' }] } }, words),
    ).toEqual({ en: '[Trigger] Play this card.', fr: '[Déclenchement] Jouez cette carte.' });
  });

  test('among looked-at cards', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', amount: 5 },
              {
                type: 'play',
                targetType: 'character',
                from: 'lookedAt',
                minTargets: 0,
                filters: [{ type: 'SMILE' }],
              },
              { type: 'placeRest', to: 'bottom' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Main] Look at 5 cards from the top of your deck; play up to 1 {SMILE} type Character card. Then, place the rest at the bottom of the deck in any order.',
      fr: "[Principale] Regardez 5 cartes du dessus de votre deck ; jouez jusqu'à 1 carte Personnage de type {SMILE}. Puis, placez le reste en dessous du deck dans l'ordre de votre choix.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On KO',
        effect: {
          actions: [
            {
              type: 'play',
              targetSide: 'player',
              targetType: 'character',
              from: 'hand',
              minTargets: 0,
              filters: [{ color: 'red' }, { power: { lte: 4000 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
