import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('setActive prints and parses back', () => {
  test('itself', () => {
    expect(
      said(
        {
          type: 'End of Turn',
          condition: { don: 1 },
          effect: { actions: [{ type: 'setActive', targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: '[DON!! x1] [End of Your Turn] Set this card as active.',
      fr: '[DON!! x1] [Fin de votre tour] Redressez cette carte.',
    });
  });

  test('DON!!, later', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'setActive',
                targetSide: 'player',
                targetType: 'don',
                minTargets: 0,
                maxTargets: 2,
                at: 'endOfTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Set up to 2 of your DON!! cards as active at the end of this turn.',
      fr: "[Jouée] Redressez jusqu'à 2 de vos cartes DON!! à la fin de ce tour.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'End of Turn',
        condition: { don: 1 },
        effect: { actions: [{ type: 'setActive', targetType: 'self', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
