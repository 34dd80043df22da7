import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('defeat prints and parses back', () => {
  test('one character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'defeat',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }, { power: { lte: 3 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: defeat an enemy character in this mission with Power 3 or less.',
      fr: 'MAIN : vainquez un personnage ennemi dans cette mission avec une Puissance de 3 ou moins.',
    });
  });

  test('two different characters of one side', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'defeat',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }],
                and: { targetSide: 'opponent', targetType: 'character', filters: [{ power: { lte: 2 } }] },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: defeat an enemy character in this mission and another enemy character in play with Power 2 or less.',
      fr: 'MAIN : vainquez un personnage ennemi dans cette mission et un autre personnage ennemi en jeu avec une Puissance de 2 ou moins.',
    });
  });

  test('one of each side, both or none', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'defeat',
                targetSide: 'player',
                targetType: 'character',
                filters: [{ mission: 'here' }, { hidden: false }],
                and: { targetSide: 'opponent', targetType: 'character', filters: [{ mission: 'here' }] },
                both: true,
              },
            ],
          },
          must: true,
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: you must defeat both a non-hidden friendly character in this mission and an enemy character in this mission, if able.',
      fr: 'MAIN : vous devez vaincre à la fois un personnage allié non caché dans cette mission et un personnage ennemi dans cette mission, si possible.',
    });
  });

  test('the one just chosen, as "it"', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'choose', targetSide: 'opponent', targetType: 'character' },
              { type: 'defeat', targetType: 'bound', of: 'chosen' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose an enemy character in play. Defeat it.',
      fr: 'MAIN : choisissez un personnage ennemi en jeu. Vainquez-le.',
    });
  });

  test('up to one in every mission', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'defeat',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ power: { lte: 1 } }],
                perMission: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: defeat up to 1 enemy character with Power 1 or less in every mission.',
      fr: "MAIN : vainquez jusqu'à 1 personnage ennemi avec une Puissance de 1 ou moins dans chaque mission.",
    });
  });

  test("at the opponent's choice, until few are left", () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'defeat',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }],
                downTo: 2,
                chooser: 'opponent',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: the opponent chooses enemy characters in this mission and defeats them until only 2 are left.',
      fr: "MAIN : l'adversaire choisit des personnages ennemis dans cette mission et les vainc jusqu'à ce qu'il n'en reste que 2.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [
            {
              type: 'defeat',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ mission: 'here' }, { power: { lte: 3 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
