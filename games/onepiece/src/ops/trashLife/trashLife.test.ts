import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('trashLife prints and parses back', () => {
  test("the opponent's", () => {
    expect(
      said(
        {
          type: 'Activate Main',
          effect: {
            actions: [{ type: 'trashLife', amount: 1, upTo: true, side: 'opponent', position: 'top' }],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Activate: Main] Trash up to 1 card from the top of your opponent's Life cards.",
      fr: "[Activation : Principale] Défaussez jusqu'à 1 carte du dessus de la Vie adverse.",
    });
  });

  test('your own, instead of a K.O.', () => {
    expect(
      said(
        {
          type: 'Replacement',
          frequency: 'Once Per Turn',
          replaces: { event: 'ko', subject: { targetType: 'self' } },
          effect: { actions: [{ type: 'trashLife', amount: 1, position: 'topOrBottom', may: true }] },
        },
        words,
      ),
    ).toEqual({
      en: "[Once Per Turn] If this card would be K.O.'d, you may trash 1 card from the top or bottom of your Life cards instead.",
      fr: '[Une fois par tour] Si cette carte devait être mise K.O., vous pouvez défausser 1 carte du dessus ou du dessous de votre Vie à la place.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Activate Main',
        effect: {
          actions: [
            { type: 'trashLife', amount: 1, upTo: true, side: 'opponent', position: 'top', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
