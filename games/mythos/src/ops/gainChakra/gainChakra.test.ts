import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('gainChakra prints and parses back', () => {
  test('yours', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'gainChakra', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: gain 2 chakra.',
      fr: 'MAIN : gagnez 2 chakra.',
    });
  });

  test("the opponent's", () => {
    expect(
      said(
        { type: 'Main', effect: { actions: [{ type: 'gainChakra', amount: 1, side: 'opponent' }] } },
        words,
      ),
    ).toEqual({ en: 'MAIN: the opponent gains 1 chakra.', fr: "MAIN : l'adversaire gagne 1 chakra." });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Main', effect: { actions: [{ type: 'gainChakra', amount: 2, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
