import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('mill prints and parses back', () => {
  test('your own deck', () => {
    expect(said({ type: 'On Play', effect: { actions: [{ type: 'mill', amount: 2 }] } }, words)).toEqual({
      en: '[On Play] Trash 2 cards from the top of your deck.',
      fr: '[Jouée] Défaussez 2 cartes du dessus de votre deck.',
    });
  });

  test("the opponent's", () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'mill', amount: 1, side: 'opponent' }] } }, words),
    ).toEqual({
      en: "[On Play] Trash 1 card from the top of your opponent's deck.",
      fr: '[Jouée] Défaussez 1 carte du dessus du deck adverse.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'On Play', effect: { actions: [{ type: 'mill', amount: 2, colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
