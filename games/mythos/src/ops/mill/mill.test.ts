import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('mill prints and parses back', () => {
  test("the opponent's deck, and X is the cost", () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'mill', amount: 1, side: 'opponent' },
              { type: 'powerup', amount: { stat: 'cost', of: 'milled' } },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "MAIN: discard the top card of the opponent's deck. POWERUP X, where X is its cost.",
      fr: "MAIN : défaussez la carte du dessus du deck de l'adversaire. POWERUP X, où X est son coût.",
    });
  });

  test('your own deck', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'mill', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: discard the top 2 cards of your deck.',
      fr: 'MAIN : défaussez les 2 cartes du dessus de votre deck.',
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
            { type: 'mill', amount: 1, side: 'opponent', colour: 'red' },
            { type: 'powerup', amount: { stat: 'cost', of: 'milled' } },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
