import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('giveDon prints and parses back', () => {
  test('to a Leader or Character', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'giveDon',
                amount: 2,
                upTo: true,
                state: 'rested',
                targetSide: 'player',
                targetType: 'leaderOrCharacter',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Give up to 2 rested DON!! cards to 1 of your Leader or Character cards.',
      fr: "[Jouée] Attachez jusqu'à 2 cartes DON!! épuisées à 1 de vos cartes Leader ou Personnage.",
    });
  });

  test('to itself', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: { actions: [{ type: 'giveDon', amount: 1, state: 'active', targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Give 1 active DON!! card to this card.',
      fr: '[Jouée] Attachez 1 carte DON!! active à cette carte.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: {
          actions: [
            {
              type: 'giveDon',
              amount: 2,
              upTo: true,
              state: 'rested',
              targetSide: 'player',
              targetType: 'leaderOrCharacter',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
