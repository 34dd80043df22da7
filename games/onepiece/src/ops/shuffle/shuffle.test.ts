import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('shuffle prints and parses back', () => {
  test('after a search', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'play',
                targetSide: 'player',
                targetType: 'card',
                from: 'deck',
                minTargets: 0,
                filters: [{ name: 'Pacifista' }],
              },
              { type: 'shuffle' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Play up to 1 [Pacifista] card from your deck. Then, shuffle your deck.',
      fr: "[Jouée] Jouez jusqu'à 1 carte [Pacifista] de votre deck. Puis, mélangez votre deck.",
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
              type: 'play',
              targetSide: 'player',
              targetType: 'card',
              from: 'deck',
              minTargets: 0,
              filters: [{ name: 'Pacifista' }],
            },
            { type: 'shuffle', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
