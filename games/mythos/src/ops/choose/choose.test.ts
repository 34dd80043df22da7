import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('choose prints and parses back', () => {
  test('a mission, named again later', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'choose', targetType: 'mission' },
              {
                type: 'defeat',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'same', of: 'chosen' }, { hidden: true }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose a mission. Defeat all hidden enemy characters in it.',
      fr: 'MAIN : choisissez une mission. Vainquez tous les personnages ennemis cachés dans la mission choisie.',
    });
  });

  test('a character', () => {
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
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: choose a hidden enemy character in play.',
      fr: 'MAIN : choisissez un personnage ennemi caché en jeu.',
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
            { type: 'choose', targetType: 'mission', colour: 'red' },
            {
              type: 'defeat',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ mission: 'same', of: 'chosen' }, { hidden: true }],
              all: true,
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
