import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'powerMod', ...action }] },
});

describe('powerMod prints and parses back', () => {
  test('one', () => {
    expect(said(inAbility('Play', { amount: 3, targetSide: 'player', targetType: 'unit' }), words)).toEqual({
      en: 'An ally gets +3 power.',
      fr: 'Un allié gagne +3 en puissance.',
    });
  });

  test('several lose', () => {
    expect(
      said(
        inAbility('Play', {
          amount: -1,
          targetSide: 'opponent',
          targetType: 'unit',
          minTargets: 2,
          maxTargets: 2,
        }),
        words,
      ),
    ).toEqual({
      en: '2 enemies get -1 power.',
      fr: '2 ennemis subissent -1 en puissance.',
    });
  });

  test('per thing', () => {
    expect(
      said(
        inAbility('Play', {
          amount: {
            per: { targetSide: 'player', targetType: 'unit', filters: [{ range: 'close' }, { other: true }] },
            times: 1,
          },
          targetType: 'self',
        }),
        words,
      ),
    ).toEqual({
      en: 'This unit gets +1 power for each other close ally.',
      fr: 'Cette unité gagne +1 en puissance pour chaque autre allié proche.',
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { amount: 3, targetSide: 'player', targetType: 'unit' }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may give an ally +3 power.',
      fr: 'Déploiement : vous pouvez donner +3 en puissance à un allié.',
    });
  });

  test('while it lasts: This unit has +1 power.', () => {
    expect(said(inAbility('Continuous', { amount: 1, targetType: 'self' }), words)).toEqual({
      en: 'This unit has +1 power.',
      fr: 'Cette unité a +1 en puissance.',
    });
  });

  test('while it lasts: Each enemy in the leftmost or rightmost lane has -1 power.', () => {
    expect(
      said(
        inAbility('Continuous', {
          amount: -1,
          targetSide: 'opponent',
          targetType: 'unit',
          all: true,
          filters: [{ lane: 'edge' }],
        }),
        words,
      ),
    ).toEqual({
      en: 'Each enemy in the leftmost or rightmost lane has -1 power.',
      fr: 'Chaque ennemi dans le couloir le plus à gauche ou le plus à droite a -1 en puissance.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 1, targetType: 'unit', until: 'end' }), words)).toEqual([
    'effect.actions.0.until: unknown field',
  ]);
});
