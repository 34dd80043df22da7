import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'bounce', ...action }] },
});

describe('bounce prints and parses back', () => {
  test('a close unit', () => {
    expect(said(inAbility('Play', { targetType: 'unit', filters: [{ range: 'close' }] }), words)).toEqual({
      en: 'Bounce a close unit.',
      fr: 'Renvoyez en main une unité proche.',
    });
  });

  test('another ally', () => {
    expect(
      said(
        inAbility('Play', { targetSide: 'player', targetType: 'unit', filters: [{ other: true }] }),
        words,
      ),
    ).toEqual({
      en: 'Bounce another ally.',
      fr: 'Renvoyez en main un autre allié.',
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { targetType: 'unit', filters: [{ range: 'close' }] }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may bounce a close unit.',
      fr: 'Déploiement : vous pouvez renvoyer en main une unité proche.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(inAbility('Play', { targetType: 'unit', to: 'hand' }), words)).toEqual([
    'effect.actions.0.to: unknown field',
  ]);
});
