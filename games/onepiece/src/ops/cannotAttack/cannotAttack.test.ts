import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('cannotAttack prints and parses back', () => {
  test('at all', () => {
    expect(
      said(
        { type: 'Continuous', effect: { actions: [{ type: 'cannotAttack', targetType: 'self' }] } },
        words,
      ),
    ).toEqual({ en: 'This card cannot attack.', fr: 'Cette carte ne peut pas attaquer.' });
  });

  test('a Leader, for a turn', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              {
                type: 'cannotAttack',
                what: 'leader',
                targetSide: 'opponent',
                targetType: 'character',
                minTargets: 0,
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[On Play] Up to 1 of your opponent's Characters cannot attack a Leader during this turn.",
      fr: "[Jouée] Jusqu'à 1 Personnage adverse ne peut pas attaquer de Leader pendant ce tour.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: { actions: [{ type: 'cannotAttack', targetType: 'self', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
