import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '.';

test('a Character without a text of some timing', () => {
  expect(
    said(
      {
        type: 'Activate Main',
        frequency: 'Once Per Turn',
        effect: {
          actions: [
            {
              type: 'grantKeyword',
              keyword: 'Rush',
              targetSide: 'player',
              targetType: 'character',
              minTargets: 0,
              filters: [{ cost: { lte: 8 } }, { not: { hasEffect: 'On Play' } }],
              duration: 'thisTurn',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual({
    en: '[Activate: Main] [Once Per Turn] Up to 1 of your Characters with a cost of 8 or less and without an [On Play] effect gains [Rush] during this turn.',
    fr: "[Activation : Principale] [Une fois par tour] Jusqu'à 1 de vos Personnages sans effet [Jouée] ayant un coût de 8 ou moins gagne [Initiative] pendant ce tour.",
  });
});

test('either of two events, one of them by the effect of a Character', () => {
  expect(
    said(
      {
        type: 'When',
        frequency: 'Once Per Turn',
        optional: true,
        when: {
          event: 'cardPlayed',
          side: 'opponent',
          subject: { targetType: 'character', filters: [{ baseCost: { gte: 8 } }] },
          or: {
            event: 'cardPlayed',
            side: 'opponent',
            subject: { targetType: 'character' },
            cause: 'characterEffect',
          },
        },
        effect: { actions: [{ type: 'draw', amount: 1 }] },
      },
      words,
    ),
  ).toEqual({
    en: "[Once Per Turn] This effect can be activated when your opponent plays a Character with a base cost of 8 or more, or when your opponent plays a Character using a Character's effect. Draw 1 card.",
    fr: "[Une fois par tour] Cet effet peut être activé quand votre adversaire joue un Personnage ayant un coût de base de 8 ou plus, ou quand votre adversaire joue un Personnage avec l'effet d'un Personnage. Piochez 1 carte.",
  });
});
