import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('draw prints and parses back', () => {
  test('some cards', () => {
    expect(said({ type: 'On Play', effect: { actions: [{ type: 'draw', amount: 2 }] } }, words)).toEqual({
      en: '[On Play] Draw 2 cards.',
      fr: '[Jouée] Piochez 2 cartes.',
    });
  });

  test('the opponent', () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'draw', amount: 1, side: 'opponent' }] } }, words),
    ).toEqual({
      en: '[On Play] Your opponent draws 1 card.',
      fr: '[Jouée] Votre adversaire pioche 1 carte.',
    });
  });

  test('up to a hand of three', () => {
    expect(said({ type: 'On Play', effect: { actions: [{ type: 'draw', until: 3 }] } }, words)).toEqual({
      en: '[On Play] Draw cards so that you have 3 cards in your hand.',
      fr: "[Jouée] Piochez jusqu'à avoir 3 cartes en main.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'On Play', effect: { actions: [{ type: 'draw', amount: 2, colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
