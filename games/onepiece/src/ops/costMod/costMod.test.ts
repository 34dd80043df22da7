import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('costMod prints and parses back', () => {
  test('lower, for a turn', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'costMod',
                amount: -2,
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Give up to 1 of your opponent's Characters −2 cost during this turn.",
      fr: "[Jouée] Jusqu'à 1 Personnage adverse subit −2 en coût pendant ce tour.",
    });
  });

  test('higher, always', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              { type: 'costMod', amount: 3, targetSide: 'player', targetType: 'character', all: true },
            ],
          },
        },
        words,
      ),
    ).toEqual({ en: 'All of your Characters gain +3 cost.', fr: 'Tous vos Personnages gagnent +3 en coût.' });
  });

  test('its own, while it is in hand', () => {
    expect(
      said(
        {
          type: 'Continuous',
          zone: 'hand',
          condition: { if: { leader: { type: 'Navy' } } },
          effect: { actions: [{ type: 'costMod', amount: -3, targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'If your Leader has the {Navy} type, give this card in your hand −3 cost.',
      fr: 'Si votre Leader est de type {Marine}, cette carte dans votre main subit −3 en coût.',
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
              type: 'costMod',
              amount: -2,
              targetSide: 'opponent',
              targetType: 'character',
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
