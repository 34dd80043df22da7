import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('returnDon prints and parses back', () => {
  test("the opponent's", () => {
    expect(
      said(
        { type: 'On Play', effect: { actions: [{ type: 'returnDon', amount: 1, side: 'opponent' }] } },
        words,
      ),
    ).toEqual({
      en: '[On Play] Your opponent returns 1 DON!! card from their field to their DON!! deck.',
      fr: '[Jouée] Votre adversaire renvoie 1 carte DON!! de son terrain dans son deck DON!!.',
    });
  });

  test('your own, instead of a K.O.', () => {
    expect(
      said(
        {
          type: 'Replacement',
          replaces: { event: 'ko', subject: { targetType: 'self' } },
          effect: { actions: [{ type: 'returnDon', amount: 1, may: true }] },
        },
        words,
      ),
    ).toEqual({
      en: "If this card would be K.O.'d, you may return 1 DON!! card from your field to your DON!! deck instead.",
      fr: 'Si cette carte devait être mise K.O., vous pouvez renvoyer 1 carte DON!! de votre terrain dans votre deck DON!! à la place.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: { actions: [{ type: 'returnDon', amount: 1, side: 'opponent', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
