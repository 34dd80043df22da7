import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('powerMod prints and parses back', () => {
  test('of itself', () => {
    expect(
      said(
        { type: 'Continuous', effect: { actions: [{ type: 'powerMod', amount: 2, targetType: 'self' }] } },
        words,
      ),
    ).toEqual({ en: 'This character has +2 Power.', fr: 'Ce personnage a +2 en Puissance.' });
  });

  test('of others', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: 1,
                targetType: 'character',
                filters: [{ mission: 'here' }, { other: true }, { keyword: 'Team 7' }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Other Team 7 characters in this mission have +1 Power.',
      fr: "Les autres personnages de l'Équipe 7 dans cette mission ont +1 en Puissance.",
    });
  });

  test('for each', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: {
                  per: {
                    targetSide: 'player',
                    targetType: 'character',
                    filters: [{ mission: 'here' }, { other: true }, { hidden: false }],
                  },
                  times: -1,
                },
                targetType: 'self',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'This character has -1 Power for each other non-hidden friendly character in this mission.',
      fr: 'Ce personnage a -1 en Puissance pour chaque autre personnage allié non caché dans cette mission.',
    });
  });

  test('of those strong enough, by printed value and tokens', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'powerMod',
                amount: 1,
                targetType: 'character',
                filters: [{ mission: 'here' }, { basis: { gte: 4 } }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Characters in this mission with Power 4 or more have +1 Power.',
      fr: 'Les personnages dans cette mission avec une Puissance de 4 ou plus ont +1 en Puissance.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: { actions: [{ type: 'powerMod', amount: 2, targetType: 'self', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
