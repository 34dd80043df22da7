import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'damage', ...action }] },
});

describe('damage prints and parses back', () => {
  test('an enemy', () => {
    expect(said(inAbility('Play', { amount: 3, targetSide: 'opponent', targetType: 'unit' }), words)).toEqual(
      {
        en: 'Deal 3 damage to an enemy.',
        fr: 'Infligez 3 dégâts à un ennemi.',
      },
    );
  });

  test('each close unit', () => {
    expect(
      said(
        inAbility('Play', { amount: 1, targetType: 'unit', all: true, filters: [{ range: 'close' }] }),
        words,
      ),
    ).toEqual({
      en: 'Deal 1 damage to each close unit.',
      fr: 'Infligez 1 dégât à chaque unité proche.',
    });
  });

  test('for each ally', () => {
    expect(
      said(
        inAbility('Play', {
          amount: { per: { targetSide: 'player', targetType: 'unit' }, times: 2 },
          targetType: 'self',
        }),
        words,
      ),
    ).toEqual({
      en: 'Deal 2 damage to this unit for each ally.',
      fr: 'Infligez 2 dégâts à cette unité pour chaque allié.',
    });
  });

  test('up to two', () => {
    expect(
      said(
        inAbility('Play', {
          amount: 2,
          targetSide: 'opponent',
          targetType: 'unit',
          minTargets: 0,
          maxTargets: 2,
        }),
        words,
      ),
    ).toEqual({
      en: 'Deal 2 damage to up to 2 enemies.',
      fr: "Infligez 2 dégâts à jusqu'à 2 ennemis.",
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { amount: 3, targetSide: 'opponent', targetType: 'unit' }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may deal 3 damage to an enemy.',
      fr: 'Déploiement : vous pouvez infliger 3 dégâts à un ennemi.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 1, targetType: 'unit', powr: 2 }), words)).toEqual([
    'effect.actions.0.powr: unknown field',
  ]);
});
