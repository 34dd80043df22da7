import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('hide prints and parses back', () => {
  test('one character', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'hide',
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
      en: 'MAIN: hide an enemy character in this mission with Power 3 or less.',
      fr: 'MAIN : cachez un personnage ennemi dans cette mission avec une Puissance de 3 ou moins.',
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
                type: 'hide',
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
      en: 'MAIN: hide an enemy character in this mission and another enemy character in play with Power 2 or less.',
      fr: 'MAIN : cachez un personnage ennemi dans cette mission et un autre personnage ennemi en jeu avec une Puissance de 2 ou moins.',
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
                type: 'hide',
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
      en: 'MAIN: you must hide both a non-hidden friendly character in this mission and an enemy character in this mission, if able.',
      fr: 'MAIN : vous devez cacher à la fois un personnage allié non caché dans cette mission et un personnage ennemi dans cette mission, si possible.',
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
              { type: 'hide', targetType: 'bound', of: 'chosen' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose an enemy character in play. Hide it.',
      fr: 'MAIN : choisissez un personnage ennemi en jeu. Cachez-le.',
    });
  });

  test('any number under a total', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'hide',
                targetType: 'character',
                anyNumber: true,
                sumMax: { power: 6 },
                filters: [{ hidden: false }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: hide any number of non-hidden characters in play with total Power 6 or less.',
      fr: "MAIN : cachez n'importe quel nombre de personnages non cachés en jeu dont la Puissance totale est de 6 ou moins.",
    });
  });

  test('all that are weaker', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'hide',
                targetType: 'character',
                filters: [
                  { mission: 'here' },
                  { other: true },
                  { power: { lt: { stat: 'power', of: 'self' } } },
                ],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: hide all other characters in this mission with less Power than this character.',
      fr: 'MAIN : cachez tous les autres personnages dans cette mission avec une Puissance inférieure à celle de ce personnage.',
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
              type: 'hide',
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
