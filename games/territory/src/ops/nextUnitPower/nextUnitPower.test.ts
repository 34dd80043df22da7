import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'nextUnitPower', ...action }] },
});

describe('nextUnitPower prints and parses back', () => {
  test('a bonus', () => {
    expect(said(inAbility('Play', { amount: 2 }), words)).toEqual({
      en: 'The next unit you deploy this round gets +2 power.',
      fr: 'La prochaine unité que vous déployez cette manche gagne +2 en puissance.',
    });
  });

  test('its own power', () => {
    expect(said(inAbility('Play', { amount: { stat: 'power', of: 'self' } }), words)).toEqual({
      en: "The next unit you deploy this round gets +X power, where X is this unit's power.",
      fr: 'La prochaine unité que vous déployez cette manche gagne +X en puissance, X étant celle de cette unité.',
    });
  });

  test('after "you may"', () => {
    expect(said(inAbility('Deploy', { amount: 2 }, { optional: true }), words)).toEqual({
      en: 'Deploy: you may give the next unit you deploy this round +2 power.',
      fr: 'Déploiement : vous pouvez donner +2 en puissance à la prochaine unité que vous déployez cette manche.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 2, targetType: 'unit' }), words)).toEqual([
    'effect.actions.0.targetType: unknown field',
  ]);
});
