import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('powerup prints and parses back', () => {
  test('itself', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'powerup', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: POWERUP 2.',
      fr: 'MAIN : POWERUP 2.',
    });
  });

  test('another character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'powerup',
                amount: 2,
                targetSide: 'player',
                targetType: 'character',
                filters: [{ other: true }, { group: 'Leaf Village' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: POWERUP 2 another friendly Leaf Village character in play.',
      fr: 'MAIN : POWERUP 2 sur un autre personnage allié du Village de la Feuille en jeu.',
    });
  });

  test('by X+1', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'powerup',
                amount: {
                  per: { targetSide: 'opponent', targetType: 'character', filters: [{ mission: 'here' }] },
                  times: 1,
                  plus: 1,
                },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: POWERUP X+1, where X is the number of enemy characters in this mission.',
      fr: 'MAIN : POWERUP X+1, où X est le nombre de personnages ennemis dans cette mission.',
    });
  });

  test('the character that another line played', () => {
    expect(
      said(
        {
          type: 'Upgrade',
          effect: { actions: [{ type: 'powerup', amount: 2, targetType: 'bound', of: 'played' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'UPGRADE: POWERUP 2 the character played by the MAIN effect.',
      fr: "UPGRADE : POWERUP 2 sur le personnage joué par l'effet MAIN.",
    });
  });

  test('as the thing paid for', () => {
    expect(
      said(
        {
          type: 'Upgrade',
          cost: [{ mill: 1 }],
          effect: { actions: [{ type: 'powerup', amount: { stat: 'cost', of: 'milled' } }] },
        },
        words,
      ),
    ).toEqual({
      en: 'UPGRADE: discard the top card of your deck to POWERUP X, where X is its cost.',
      fr: 'UPGRADE : défaussez la carte du dessus de votre deck pour POWERUP X, où X est son coût.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'Main', effect: { actions: [{ type: 'powerup', amount: 2, colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
