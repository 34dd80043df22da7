import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('place prints and parses back', () => {
  test('the top of your deck, here', () => {
    expect(
      said(
        { type: 'Main', effect: { actions: [{ type: 'place', from: 'deck', amount: 1, to: 'here' }] } },
        words,
      ),
    ).toEqual({
      en: 'MAIN: place the top card of your deck as a hidden character in this mission.',
      fr: 'MAIN : placez la carte du dessus de votre deck en tant que personnage caché dans cette mission.',
    });
  });

  test("the opponent's card, held while the source stays", () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'place', from: 'opponentDeck', amount: 1, linked: true }] },
        },
        words,
      ),
    ).toEqual({
      en: "MAIN: place the top card of the opponent's deck as a hidden character in any mission, under your control.",
      fr: "MAIN : placez la carte du dessus du deck de l'adversaire en tant que personnage caché dans n'importe quelle mission, sous votre contrôle.",
    });
  });

  test('a card of the hand, anywhere', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'place', from: 'hand', amount: 1 }] } }, words),
    ).toEqual({
      en: 'MAIN: place 1 card from your hand as a hidden character in any mission.',
      fr: "MAIN : placez 1 carte de votre main en tant que personnage caché dans n'importe quelle mission.",
    });
  });

  test('several cards', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'place', from: 'deck', amount: 2 }] } }, words),
    ).toEqual({
      en: 'MAIN: place the top 2 cards of your deck as hidden characters in any mission.',
      fr: "MAIN : placez les 2 cartes du dessus de votre deck en tant que personnages cachés dans n'importe quelle mission.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: { actions: [{ type: 'place', from: 'deck', amount: 1, to: 'here', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
