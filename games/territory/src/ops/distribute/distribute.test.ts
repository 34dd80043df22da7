import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'distribute', ...action }] },
});

describe('distribute prints and parses back', () => {
  test('a fixed total', () => {
    expect(said(inAbility('Play', { amount: 4, targetSide: 'opponent', targetType: 'unit' }), words)).toEqual(
      {
        en: 'Distribute 4 damage among enemies.',
        fr: 'Répartissez 4 dégâts entre les ennemis.',
      },
    );
  });

  test('a total per thing', () => {
    expect(
      said(
        inAbility('Play', {
          amount: { per: { targetType: 'lane', filters: [{ empty: true }] }, times: 1 },
          targetSide: 'opponent',
          targetType: 'unit',
          filters: [{ range: 'far' }],
        }),
        words,
      ),
    ).toEqual({
      en: 'Distribute 1 damage for each lane with no units among far enemies.',
      fr: 'Répartissez 1 dégât pour chaque couloir sans aucune unité entre les ennemis éloignés.',
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility('Deploy', { amount: 4, targetSide: 'opponent', targetType: 'unit' }, { optional: true }),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may distribute 4 damage among enemies.',
      fr: 'Déploiement : vous pouvez répartir 4 dégâts entre les ennemis.',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(refusals(inAbility('Play', { amount: 0, targetType: 'unit' }), words)[0]).toMatch(
    /^effect[.]actions[.]0[.]amount: /,
  );
});
