import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('cannot prints and parses back', () => {
  test('be hidden or defeated by enemies', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [{ type: 'cannot', verbs: ['hide', 'defeat'], by: 'opponent', targetType: 'self' }],
          },
        },
        words,
      ),
    ).toEqual({
      en: "This character can't be hidden or defeated by enemy effects.",
      fr: 'Ce personnage ne peut être ni caché ni vaincu par des effets ennemis.',
    });
  });

  test('be hidden, for friends', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'cannot',
                verbs: ['hide'],
                by: 'opponent',
                targetSide: 'player',
                targetType: 'character',
                filters: [{ mission: 'here' }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "Friendly characters in this mission can't be hidden by enemy effects.",
      fr: 'Les personnages alliés dans cette mission ne peuvent pas être cachés par des effets ennemis.',
    });
  });

  test('move away', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'cannot',
                verbs: ['move'],
                by: 'any',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "Enemy characters can't be moved from this mission.",
      fr: 'Les personnages ennemis ne peuvent pas être déplacés hors de cette mission.',
    });
  });

  test('be revealed', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'cannot',
                verbs: ['reveal'],
                by: 'opponent',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "Enemy characters in this mission can't be played while hidden.",
      fr: 'Les personnages ennemis dans cette mission ne peuvent pas être joués quand ils sont cachés.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: {
          actions: [
            { type: 'cannot', verbs: ['hide', 'defeat'], by: 'opponent', targetType: 'self', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
