import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('copies prints and parses back', () => {
  test('any number in a deck', () => {
    expect(
      said({ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'copies' }] } }, words),
    ).toEqual({
      en: 'Under the rules of this game, you may have any number of this card in your deck.',
      fr: "Selon les règles, vous pouvez avoir n'importe quel nombre d'exemplaires de cette carte dans votre deck.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'copies', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
