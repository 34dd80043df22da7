import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('redirect prints and parses back', () => {
  test('friendly characters', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'redirect',
                verb: 'defeat',
                to: 'hand',
                targetSide: 'player',
                targetType: 'character',
                all: true,
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Defeated friendly characters go to your hand instead of your discard pile.',
      fr: 'Les personnages alliés qui sont vaincus vont dans votre main au lieu de votre défausse.',
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
            {
              type: 'redirect',
              verb: 'defeat',
              to: 'hand',
              targetSide: 'player',
              targetType: 'character',
              all: true,
              colour: 'red',
            },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
