import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'gainVp', ...action }] },
});

describe('gainVp prints and parses back', () => {
  test('points', () => {
    expect(said(inAbility('Play', { amount: 2 }), words)).toEqual({
      en: 'Gain 2 VP.',
      fr: 'Gagnez 2 points de victoire.',
    });
  });

  test('per thing', () => {
    expect(
      said(
        inAbility('Play', {
          amount: {
            per: { targetSide: 'player', targetType: 'slot', filters: [{ range: 'close' }] },
            times: 1,
          },
        }),
        words,
      ),
    ).toEqual({
      en: 'Gain 1 VP for each of your close slots (at most 3).',
      fr: 'Gagnez 1 point de victoire pour chacun de vos emplacements proches (au plus 3).',
    });
  });

  test('after "you may"', () => {
    expect(said(inAbility('Deploy', { amount: 2 }, { optional: true }), words)).toEqual({
      en: 'Deploy: you may gain 2 VP.',
      fr: 'Déploiement : vous pouvez gagner 2 points de victoire.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 1, side: 'player' }), words)).toEqual([
    'effect.actions.0.side: unknown field',
  ]);
});
