import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('lifeToHand prints and parses back', () => {
  test('your own', () => {
    expect(
      said(
        { type: 'On Play', effect: { actions: [{ type: 'lifeToHand', amount: 1, position: 'top' }] } },
        words,
      ),
    ).toEqual({
      en: '[On Play] Add 1 card from the top of your Life cards to your hand.',
      fr: '[Jouée] Ajoutez 1 carte du dessus de votre Vie à votre main.',
    });
  });

  test("the opponent's", () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [{ type: 'lifeToHand', amount: 1, upTo: true, side: 'opponent', position: 'top' }],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Add up to 1 card from the top of your opponent's Life cards to the owner's hand.",
      fr: "[Jouée] Ajoutez jusqu'à 1 carte du dessus de la Vie adverse à la main de son propriétaire.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: { actions: [{ type: 'lifeToHand', amount: 1, position: 'top', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
