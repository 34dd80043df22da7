import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('stealChakra prints and parses back', () => {
  test('a number', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'stealChakra', amount: 1 }] } }, words)).toEqual({
      en: 'MAIN: steal 1 chakra from the opponent.',
      fr: "MAIN : volez 1 chakra à l'adversaire.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Main', effect: { actions: [{ type: 'stealChakra', amount: 1, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
