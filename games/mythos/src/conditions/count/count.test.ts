import { expect, test } from 'vitest';
import type { Target } from '../../ability';
import { holds, saidIf } from '../../words/probe';

const count: Target = { targetSide: 'opponent', targetType: 'character' };

test('count is said and read back, at least, at most and exactly', () => {
  expect(saidIf({ count, gte: 1 })).toEqual({
    en: 'MAIN: if there is an enemy character in play, draw 1 card.',
    fr: "MAIN : s'il y a un personnage ennemi en jeu, piochez 1 carte.",
  });
  expect(saidIf({ count, lte: 2 })).toEqual({
    en: 'MAIN: if there are 2 or fewer enemy characters in play, draw 1 card.',
    fr: "MAIN : s'il y a au plus 2 personnages ennemis en jeu, piochez 1 carte.",
  });
  expect(saidIf({ count, eq: 0 })).toEqual({
    en: 'MAIN: if there is no enemy character in play, draw 1 card.',
    fr: "MAIN : s'il n'y a aucun personnage ennemi en jeu, piochez 1 carte.",
  });
});

test('the limits include their number', () => {
  const two = { foe: { at: { 1: ['KS-009'], 2: ['KS-011'] } } };
  expect(holds('there are 2 or more enemy characters in play', two)).toBe(true);
  expect(holds('there are 3 or more enemy characters in play', two)).toBe(false);
  expect(holds('there are 2 or fewer enemy characters in play', two)).toBe(true);
  expect(holds('there are exactly 3 enemy characters in play', two)).toBe(false);
});
