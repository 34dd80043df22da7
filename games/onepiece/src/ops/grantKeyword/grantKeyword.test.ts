import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('grantKeyword prints and parses back', () => {
  test('for a turn', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [{ type: 'grantKeyword', keyword: 'Rush', targetType: 'self', duration: 'thisTurn' }],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] This card gains [Rush] during this turn.',
      fr: '[Jouée] Cette carte gagne [Initiative] pendant ce tour.',
    });
  });

  test('always', () => {
    expect(
      said(
        {
          type: 'Continuous',
          condition: { don: 1 },
          effect: { actions: [{ type: 'grantKeyword', keyword: 'Double Attack', targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: '[DON!! x1] This card gains [Double Attack].',
      fr: '[DON!! x1] Cette carte gagne [Double attaque].',
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
              type: 'grantKeyword',
              keyword: 'Rush',
              targetType: 'self',
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
