import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('gainPoints prints and parses back', () => {
  test('one point', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'gainPoints', amount: 1 }] } }, words)).toEqual({
      en: 'MAIN: gain 1 mission point.',
      fr: 'MAIN : gagnez 1 point de mission.',
    });
  });

  test('several points', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'gainPoints', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: gain 2 mission points.',
      fr: 'MAIN : gagnez 2 points de mission.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Main', effect: { actions: [{ type: 'gainPoints', amount: 1, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
