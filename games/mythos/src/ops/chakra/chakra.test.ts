import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('chakra prints and parses back', () => {
  test('yours', () => {
    expect(said({ type: 'Continuous', effect: { actions: [{ type: 'chakra', amount: 1 }] } }, words)).toEqual(
      { en: 'CHAKRA +1.', fr: 'CHAKRA +1.' },
    );
  });

  test("both players'", () => {
    expect(
      said({ type: 'Continuous', effect: { actions: [{ type: 'chakra', amount: 1, side: 'any' }] } }, words),
    ).toEqual({ en: 'CHAKRA +1 for both players.', fr: 'CHAKRA +1 pour les deux joueurs.' });
  });

  test('X', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'chakra',
                amount: {
                  per: {
                    targetType: 'mission',
                    filters: [
                      {
                        where: {
                          count: {
                            targetSide: 'player',
                            targetType: 'character',
                            filters: [{ mission: 'here' }, { keyword: 'Sound Four' }],
                          },
                          gte: 1,
                        },
                      },
                    ],
                  },
                  times: 1,
                },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'CHAKRA +X, where X is the number of missions with a friendly Sound Four character.',
      fr: 'CHAKRA +X, où X est le nombre de missions avec un personnage allié du Quartet du Son.',
    });
  });

  test('under a condition', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: { actions: [{ type: 'chakra', amount: 2 }] },
          condition: { if: { edge: 'opponent' } },
        },
        words,
      ),
    ).toEqual({ en: "If you don't have the Edge, CHAKRA +2.", fr: "Si vous n'avez pas l'Edge, CHAKRA +2." });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Continuous', effect: { actions: [{ type: 'chakra', amount: 1, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
