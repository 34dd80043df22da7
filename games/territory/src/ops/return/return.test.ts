import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'return', ...action }] },
});

describe('return prints and parses back', () => {
  test('another card', () => {
    expect(
      said(
        inAbility('Play', {
          from: 'discard',
          targetSide: 'player',
          targetType: 'card',
          filters: [{ other: true }],
        }),
        words,
      ),
    ).toEqual({
      en: 'Return another card from your discard to your hand.',
      fr: 'Reprenez en main une autre carte de votre défausse.',
    });
  });

  test('up to two cards', () => {
    expect(
      said(
        inAbility('Play', {
          from: 'discard',
          targetSide: 'player',
          targetType: 'card',
          minTargets: 0,
          maxTargets: 2,
        }),
        words,
      ),
    ).toEqual({
      en: 'Return up to 2 cards from your discard to your hand.',
      fr: "Reprenez en main jusqu'à 2 cartes de votre défausse.",
    });
  });

  test('after "you may"', () => {
    expect(
      said(
        inAbility(
          'Deploy',
          { from: 'discard', targetSide: 'player', targetType: 'card', filters: [{ other: true }] },
          { optional: true },
        ),
        words,
      ),
    ).toEqual({
      en: 'Deploy: you may return another card from your discard to your hand.',
      fr: 'Déploiement : vous pouvez reprendre en main une autre carte de votre défausse.',
    });
  });
});

test('only cards of your own discard are returned, each of them chosen', () => {
  const card = { from: 'discard', targetSide: 'player', targetType: 'card' };
  expect(refusals(inAbility('Play', card), words)).toEqual([]);
  for (const targetSide of ['opponent', 'any']) {
    expect(refusals(inAbility('Play', { ...card, targetSide }), words)).toEqual([
      'effect.actions.0.targetSide: must be player',
    ]);
  }
  expect(refusals(inAbility('Play', { from: 'discard', targetType: 'card' }), words)).toEqual([
    'effect.actions.0.targetSide: is missing',
  ]);
  expect(refusals(inAbility('Play', { ...card, all: true }), words)).toEqual([
    'effect.actions.0.all: unknown field',
  ]);
});

test('a wrong value is refused by the name of its field', () => {
  expect(
    refusals(inAbility('Play', { from: 'deck', targetSide: 'player', targetType: 'card' }), words)[0],
  ).toMatch(/^effect[.]actions[.]0[.]from: /);
});
