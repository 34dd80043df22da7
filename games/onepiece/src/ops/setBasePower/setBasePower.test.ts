import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('setBasePower prints and parses back', () => {
  test('for a turn', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              {
                type: 'setBasePower',
                amount: 7000,
                targetSide: 'player',
                targetType: 'leader',
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Main] The base power of your Leader becomes 7000 during this turn.',
      fr: '[Principale] La puissance de base de votre Leader devient 7000 pendant ce tour.',
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
              type: 'setBasePower',
              amount: 7000,
              targetSide: 'player',
              targetType: 'leader',
              duration: 'thisTurn',
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
