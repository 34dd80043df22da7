import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('copy prints and parses back', () => {
  test('an effect of an enemy, UPGRADE lines left out', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'copy',
                not: 'Upgrade',
                targetSide: 'opponent',
                targetType: 'character',
                filters: [{ cost: { lte: 4 } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: copy a non-UPGRADE instant effect of an enemy character in play with cost 4 or less.',
      fr: "MAIN : copiez un effet instantané non-UPGRADE d'un personnage ennemi en jeu avec un coût de 4 ou moins.",
    });
  });

  test('any instant effect', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'copy',
                targetSide: 'player',
                targetType: 'character',
                filters: [{ other: true }, { keyword: 'Team 7' }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: copy an instant effect of another friendly Team 7 character in play.',
      fr: "MAIN : copiez un effet instantané d'un autre personnage allié de l'Équipe 7 en jeu.",
    });
  });

  test('an effect of a card that another line discarded', () => {
    expect(
      said(
        {
          type: 'Upgrade',
          adds: 'Main',
          effect: { actions: [{ type: 'copy', not: 'Upgrade', targetType: 'bound', of: 'discarded' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'UPGRADE: in addition to the MAIN effect, copy a non-UPGRADE instant effect of the card discarded this way.',
      fr: "UPGRADE : en plus de l'effet MAIN, copiez un effet instantané non-UPGRADE de la carte défaussée de cette façon.",
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
              type: 'copy',
              not: 'Upgrade',
              targetSide: 'opponent',
              targetType: 'character',
              filters: [{ cost: { lte: 4 } }],
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
