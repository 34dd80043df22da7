import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('lookLife prints and parses back', () => {
  test('at one card of either player', () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'lookLife', amount: 1, upTo: true }] } }, words),
    ).toEqual({
      en: "[On Play] Look at up to 1 card from the top of your or your opponent's Life cards, and place it at the top or bottom of the Life cards.",
      fr: "[Jouée] Regardez jusqu'à 1 carte du dessus de votre Vie ou de la Vie adverse et placez-la au-dessus ou en dessous de celle-ci.",
    });
  });

  test('at all of your own', () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'lookLife', side: 'player' }] } }, words),
    ).toEqual({
      en: '[On Play] Look at all of your Life cards and place them back in your Life area in any order.',
      fr: "[Jouée] Regardez toutes les cartes de votre Vie et replacez-les dans l'ordre de votre choix.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'On Play', effect: { actions: [{ type: 'lookLife', amount: 1, upTo: true, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
