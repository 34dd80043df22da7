import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('look prints and parses back', () => {
  test('a hidden character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'look', targetType: 'character', filters: [{ hidden: true }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at a hidden character in play.',
      fr: 'MAIN : regardez un personnage caché en jeu.',
    });
  });

  test("the opponent's hand", () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'look', from: 'hand', side: 'opponent' }] } }, words),
    ).toEqual({ en: "MAIN: look at the opponent's hand.", fr: "MAIN : regardez la main de l'adversaire." });
  });

  test('the top of your deck', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'look', from: 'deck', amount: 3 }] } }, words),
    ).toEqual({
      en: 'MAIN: look at the top 3 cards of your deck.',
      fr: 'MAIN : regardez les 3 cartes du dessus de votre deck.',
    });
  });

  test('and test the seen card', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'look',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }, { hidden: true }],
              },
              {
                type: 'takeControl',
                targetType: 'bound',
                of: 'looked',
                if: { bound: 'looked', filters: [{ printedCost: { lte: 3 } }] },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at a hidden enemy character in this mission. If it has printed cost 3 or less, take control of it.',
      fr: "MAIN : regardez un personnage ennemi caché dans cette mission. S'il a un coût imprimé de 3 ou moins, prenez-en le contrôle.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [{ type: 'look', targetType: 'character', filters: [{ hidden: true }], colour: 'red' }],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
