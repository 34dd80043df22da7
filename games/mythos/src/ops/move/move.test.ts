import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('move prints and parses back', () => {
  test('from this mission', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'move',
                targetType: 'character',
                filters: [{ mission: 'here' }, { other: true }, { keyword: 'Team 10' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: move another Team 10 character from this mission.',
      fr: "MAIN : déplacez un autre personnage de l'Équipe 10 depuis cette mission.",
    });
  });

  test('to this mission', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'move', targetSide: 'player', targetType: 'character', to: 'here' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: move a friendly character to this mission.',
      fr: 'MAIN : déplacez un personnage allié vers cette mission.',
    });
  });

  test('X of them', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'move',
                targetSide: 'player',
                targetType: 'character',
                targets: {
                  per: {
                    targetType: 'mission',
                    filters: [
                      {
                        where: {
                          count: {
                            targetSide: 'player',
                            targetType: 'character',
                            filters: [{ mission: 'here' }, { keyword: 'Sound Four' }],
                          },
                          gte: 1,
                        },
                      },
                    ],
                  },
                  times: 1,
                },
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: move X friendly characters in play, where X is the number of missions with a friendly Sound Four character.',
      fr: 'MAIN : déplacez X personnages alliés en jeu, où X est le nombre de missions avec un personnage allié du Quartet du Son.',
    });
  });

  test('itself, by choice', () => {
    expect(
      said(
        { type: 'Round End', optional: true, effect: { actions: [{ type: 'move', targetType: 'self' }] } },
        words,
      ),
    ).toEqual({
      en: 'At the end of the turn, you may move this character.',
      fr: 'À la fin du tour, vous pouvez déplacer ce personnage.',
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
              type: 'move',
              targetType: 'character',
              filters: [{ mission: 'here' }, { other: true }, { keyword: 'Team 10' }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
