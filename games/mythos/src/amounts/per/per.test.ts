import { expect, test } from 'vitest';
import { drawn, saidX } from '../../words/probe';

test('per is said and read back', () => {
  expect(saidX({ per: { targetSide: 'opponent', targetType: 'character' }, times: 1 })).toEqual({
    en: 'MAIN: draw X cards, where X is the number of enemy characters in play.',
    fr: 'MAIN : piochez X cartes, où X est le nombre de personnages ennemis en jeu.',
  });
});

test('it counts what is there', () => {
  const text = 'draw X cards, where X is the number of enemy characters in play';
  expect(drawn(text, { foe: { at: { 1: ['KS-009'], 2: ['KS-011'] } } })).toBe(2);
});
