import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('removeTokens prints and parses back', () => {
  test('up to a number', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'removeTokens',
                amount: 2,
                upTo: true,
                targetSide: 'opponent',
                targetType: 'character',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: remove up to 2 Power tokens from an enemy character in play.',
      fr: "MAIN : retirez jusqu'à 2 jetons de Puissance d'un personnage ennemi en jeu.",
    });
  });

  test('all of them', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'removeTokens',
                every: true,
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: remove all Power tokens from an enemy character in this mission.',
      fr: "MAIN : retirez tous les jetons de Puissance d'un personnage ennemi dans cette mission.",
    });
  });

  test('and the removed number is X', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'removeTokens',
                amount: 2,
                upTo: true,
                targetSide: 'opponent',
                targetType: 'character',
              },
              { type: 'powerup', amount: { stat: 'count', of: 'removed' } },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: remove up to 2 Power tokens from an enemy character in play. POWERUP X, where X is the number of Power tokens removed.',
      fr: "MAIN : retirez jusqu'à 2 jetons de Puissance d'un personnage ennemi en jeu. POWERUP X, où X est le nombre de jetons de Puissance retirés.",
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
            {
              type: 'removeTokens',
              amount: 2,
              upTo: true,
              targetSide: 'opponent',
              targetType: 'character',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
