import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('costMod prints and parses back', () => {
  test('of itself', () => {
    expect(
      said(
        { type: 'Continuous', effect: { actions: [{ type: 'costMod', amount: -1, targetType: 'self' }] } },
        words,
      ),
    ).toEqual({ en: 'This character costs 1 less to play.', fr: 'Ce personnage coûte 1 de moins à jouer.' });
  });

  test('of itself while hidden', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: { actions: [{ type: 'costMod', amount: -2, on: 'reveal', targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'This character costs 2 less to play while hidden.',
      fr: 'Ce personnage coûte 2 de moins à jouer quand il est caché.',
    });
  });

  test('of others, with a least cost', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'costMod',
                amount: -1,
                least: 1,
                targetType: 'character',
                filters: [{ mission: 'here' }, { other: true }, { keyword: 'Team 8' }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Other Team 8 characters cost 1 less (min. 1) to play in this mission.',
      fr: "Les autres personnages de l'Équipe 8 coûtent 1 de moins (min. 1) à jouer dans cette mission.",
    });
  });

  test('of enemies', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'costMod',
                amount: 1,
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ mission: 'here' }, { hidden: false }],
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Non-hidden enemy characters cost 1 more to play in this mission.',
      fr: 'Les personnages ennemis non cachés coûtent 1 de plus à jouer dans cette mission.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: { actions: [{ type: 'costMod', amount: -1, targetType: 'self', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
