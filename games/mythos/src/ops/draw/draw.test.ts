import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('draw prints and parses back', () => {
  test('cards', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'draw', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: draw 2 cards.',
      fr: 'MAIN : piochez 2 cartes.',
    });
  });

  test('by each player', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'draw', amount: 1, side: 'any' }] } }, words),
    ).toEqual({ en: 'MAIN: each player draws 1 card.', fr: 'MAIN : chaque joueur pioche 1 carte.' });
  });

  test('by the opponent', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'draw', amount: 1, side: 'opponent' }] } }, words),
    ).toEqual({ en: 'MAIN: the opponent draws 1 card.', fr: "MAIN : l'adversaire pioche 1 carte." });
  });

  test('X cards', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'draw',
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
      en: 'MAIN: draw X cards, where X is the number of missions with a friendly Sound Four character.',
      fr: 'MAIN : piochez X cartes, où X est le nombre de missions avec un personnage allié du Quartet du Son.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'Main', effect: { actions: [{ type: 'draw', amount: 2, colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
