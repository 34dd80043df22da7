import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('attackActive prints and parses back', () => {
  test('of itself, always', () => {
    expect(
      said(
        { type: 'Continuous', effect: { actions: [{ type: 'attackActive', targetType: 'self' }] } },
        words,
      ),
    ).toEqual({
      en: 'This card can also attack active Characters.',
      fr: 'Cette carte peut aussi attaquer les Personnages actifs.',
    });
  });

  test('of another, for a turn', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'attackActive',
                targetSide: 'player',
                targetType: 'character',
                minTargets: 0,
                filters: [{ type: 'Dressrosa' }],
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Up to 1 of your {Dressrosa} type Characters can also attack active Characters during this turn.',
      fr: "[Jouée] Jusqu'à 1 de vos Personnages de type {Dressrosa} peut aussi attaquer les Personnages actifs pendant ce tour.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: { actions: [{ type: 'attackActive', targetType: 'self', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
