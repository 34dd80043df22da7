import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('powerMod prints and parses back', () => {
  test('for a battle', () => {
    expect(
      said(
        {
          type: 'Counter',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: 4000,
                targetSide: 'player',
                targetType: 'leaderOrCharacter',
                minTargets: 0,
                duration: 'thisBattle',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle.',
      fr: "[Contre] Jusqu'à 1 de vos cartes Leader ou Personnage gagne +4000 en puissance pendant ce combat.",
    });
  });

  test('for each card, always', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: {
                  per: { targetSide: 'player', targetType: 'event', from: 'trash' },
                  every: 2,
                  times: 1000,
                },
                targetType: 'self',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'This card gains +1000 power for every 2 Events in your trash.',
      fr: 'Cette carte gagne +1000 en puissance par tranche de 2 Événements dans votre Défausse.',
    });
  });

  test("less, until the opponent's next turn is over", () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: -2000,
                targetSide: 'opponent',
                targetType: 'character',
                all: true,
                duration: 'untilEndOfOpponentsNextTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Main] Give all of your opponent's Characters −2000 power until the end of your opponent's next turn.",
      fr: "[Principale] Tous les Personnages adverses subissent −2000 en puissance jusqu'à la fin du prochain tour de votre adversaire.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Counter',
        effect: {
          actions: [
            {
              type: 'powerMod',
              amount: 4000,
              targetSide: 'player',
              targetType: 'leaderOrCharacter',
              minTargets: 0,
              duration: 'thisBattle',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
