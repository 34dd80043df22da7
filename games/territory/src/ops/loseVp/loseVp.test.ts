import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'loseVp', ...action }] },
});

describe('loseVp prints and parses back', () => {
  test('the opponent', () => {
    expect(said(inAbility('Play', { amount: 1, side: 'opponent' }), words)).toEqual({
      en: 'Your opponent loses 1 VP.',
      fr: 'Votre adversaire perd 1 point de victoire.',
    });
  });

  test('the player', () => {
    expect(said(inAbility('Play', { amount: 2, side: 'player' }), words)).toEqual({
      en: 'Lose 2 VP.',
      fr: 'Perdez 2 points de victoire.',
    });
  });

  test('after "you may"', () => {
    expect(said(inAbility('Deploy', { amount: 1, side: 'opponent' }, { optional: true }), words)).toEqual({
      en: 'Deploy: you may make your opponent lose 1 VP.',
      fr: 'Déploiement : vous pouvez faire perdre 1 point de victoire à votre adversaire.',
    });
  });
});

test('a wrong value is refused by the name of its field', () => {
  expect(refusals(inAbility('Play', { amount: 1 }), words)[0]).toMatch(/^effect[.]actions[.]0[.]side: /);
});
