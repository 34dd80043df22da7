import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('play prints and parses back', () => {
  test('for less', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'play', less: 2, filters: [{ keyword: 'Summon' }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: play a Summon character, paying 2 less.',
      fr: 'MAIN : jouez un personnage Invocation en payant 2 de moins.',
    });
  });

  test('from the hand alone', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'play', from: 'hand', less: 2, filters: [{ keyword: 'Summon' }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: play a Summon character from your hand, paying 2 less.',
      fr: 'MAIN : jouez un personnage Invocation de votre main en payant 2 de moins.',
    });
  });

  test('from hidden', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'play', from: 'hidden', less: 1 }] } }, words),
    ).toEqual({
      en: 'MAIN: play a character while hidden, paying 1 less.',
      fr: 'MAIN : jouez un personnage caché en payant 1 de moins.',
    });
  });

  test('from the discard pile', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'play', from: 'discard', filters: [{ group: 'Leaf Village' }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: play a Leaf Village character from your discard pile, paying its cost.',
      fr: 'MAIN : jouez un personnage du Village de la Feuille de votre défausse en payant son coût.',
    });
  });

  test('the top of the discard pile', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'play', from: 'discardTop', less: 3 }] } }, words),
    ).toEqual({
      en: 'MAIN: play the character on top of your discard pile, paying 3 less.',
      fr: 'MAIN : jouez le personnage du dessus de votre défausse en payant 3 de moins.',
    });
  });

  test('by the opponent, for more', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'choose',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ hidden: true }],
              },
              { type: 'play', from: 'bound', of: 'chosen', more: 2, chooser: 'opponent' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose a hidden enemy character in play. The opponent plays it, paying 2 more.',
      fr: "MAIN : choisissez un personnage ennemi caché en jeu. L'adversaire joue le personnage choisi en payant 2 de plus.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [{ type: 'play', from: 'hand', less: 2, filters: [{ keyword: 'Summon' }], colour: 'red' }],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
