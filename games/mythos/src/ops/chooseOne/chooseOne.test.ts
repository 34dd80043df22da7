import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('chooseOne prints and parses back', () => {
  test('by the opponent', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'choose',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ hidden: true }],
              },
              {
                type: 'chooseOne',
                chooser: 'opponent',
                modes: [
                  { actions: [{ type: 'play', from: 'bound', of: 'chosen', more: 2, chooser: 'opponent' }] },
                  { actions: [{ type: 'defeat', targetType: 'bound', of: 'chosen' }] },
                ],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose a hidden enemy character in play. The opponent must either play it, paying 2 more, or defeat it.',
      fr: "MAIN : choisissez un personnage ennemi caché en jeu. L'adversaire doit soit le jouer en payant 2 de plus, soit le vaincre.",
    });
  });

  test('by you', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'chooseOne',
                modes: [
                  { actions: [{ type: 'draw', amount: 1 }] },
                  {
                    actions: [
                      { type: 'gainChakra', amount: 2 },
                      { type: 'powerup', amount: 1 },
                    ],
                  },
                ],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: either draw 1 card, or gain 2 chakra and then POWERUP 1.',
      fr: 'MAIN : soit piochez 1 carte, soit gagnez 2 chakra et ensuite POWERUP 1.',
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
            { type: 'choose', targetSide: 'opponent', targetType: 'character', filters: [{ hidden: true }] },
            {
              type: 'chooseOne',
              chooser: 'opponent',
              modes: [
                { actions: [{ type: 'play', from: 'bound', of: 'chosen', more: 2, chooser: 'opponent' }] },
                { actions: [{ type: 'defeat', targetType: 'bound', of: 'chosen' }] },
              ],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
