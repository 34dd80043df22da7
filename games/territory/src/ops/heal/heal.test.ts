import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'heal', ...action }] },
});

describe('heal prints and parses back', () => {
  test('an ally', () => {
    expect(said(inAbility('Play', { amount: 3, targetSide: 'player', targetType: 'unit' }), words)).toEqual({
      en: 'Heal an ally by 3.',
      fr: 'Soignez un allié de 3.',
    });
  });

  test('by its own power', () => {
    expect(
      said(
        inAbility('Play', {
          amount: { stat: 'power', of: 'self' },
          targetSide: 'player',
          targetType: 'unit',
          all: true,
        }),
        words,
      ),
    ).toEqual({
      en: "Heal each ally by an amount equal to this unit's power.",
      fr: "Soignez chaque allié d'un montant égal à la puissance de cette unité.",
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { amount: 3, targetSide: 'player', targetType: 'unit' }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may heal an ally by 3.',
      fr: 'Déploiement : vous pouvez soigner un allié de 3.',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(refusals(inAbility('Play', { amount: 1, targetType: 'lane' }), words)[0]).toMatch(
    /^effect[.]actions[.]0[.]targetType: /,
  );
});
