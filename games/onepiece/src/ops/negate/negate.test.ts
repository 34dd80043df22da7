import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('negate prints and parses back', () => {
  test('for a turn', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'negate',
                targetSide: 'opponent',
                targetType: 'leaderOrCharacter',
                minTargets: 0,
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Negate the effect of up to 1 of your opponent's Leader or Character cards during this turn.",
      fr: "[Jouée] Annulez l'effet de jusqu'à 1 carte Leader ou Personnage adverse pendant ce tour.",
    });
  });

  test('always', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'negate',
                targetSide: 'opponent',
                targetType: 'character',
                all: true,
                filters: [{ type: 'Navy' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "Negate the effect of all of your opponent's {Navy} type Characters.",
      fr: "L'effet de tous les Personnages adverses de type {Marine} est annulé.",
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
              type: 'negate',
              targetSide: 'opponent',
              targetType: 'leaderOrCharacter',
              minTargets: 0,
              duration: 'thisTurn',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
