import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('spendChakra prints and parses back', () => {
  test('and the spent amount is X', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [{ type: 'spendChakra' }, { type: 'powerup', amount: { stat: 'count', of: 'spent' } }],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: spend any amount of additional chakra. POWERUP X, where X is the amount of chakra spent.',
      fr: "MAIN : dépensez n'importe quelle quantité de chakra supplémentaire. POWERUP X, où X est la quantité de chakra dépensée.",
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
            { type: 'spendChakra', colour: 'red' },
            { type: 'powerup', amount: { stat: 'count', of: 'spent' } },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
