import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('chooseOne prints and parses back', () => {
  test('by the opponent', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'chooseOne',
                chooser: 'opponent',
                modes: [
                  { actions: [{ type: 'trashLife', amount: 1, side: 'opponent', position: 'top' }] },
                  { actions: [{ type: 'draw', amount: 1 }] },
                ],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Your opponent chooses one: • Trash 1 card from the top of your opponent's Life cards. • Draw 1 card.",
      fr: '[Jouée] Votre adversaire choisit une option : • Défaussez 1 carte du dessus de la Vie adverse. • Piochez 1 carte.',
    });
  });

  test('with a condition of its own', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'chooseOne',
                modes: [
                  { actions: [{ type: 'draw', amount: 1, if: { hand: { side: 'player', lte: 2 } } }] },
                  {
                    actions: [{ type: 'ko', targetSide: 'opponent', targetType: 'character', minTargets: 0 }],
                  },
                ],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Main] Choose one: • If you have 2 or less cards in your hand, draw 1 card. • K.O. up to 1 of your opponent's Characters.",
      fr: "[Principale] Choisissez une option : • Si vous avez 2 cartes en main ou moins, piochez 1 carte. • Mettez K.O. jusqu'à 1 Personnage adverse.",
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
              type: 'chooseOne',
              chooser: 'opponent',
              modes: [
                { actions: [{ type: 'trashLife', amount: 1, side: 'opponent', position: 'top' }] },
                { actions: [{ type: 'draw', amount: 1 }] },
              ],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
