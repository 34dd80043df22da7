import { expect, test } from 'vitest';
import type { Target } from '../../ability';
import { choices, saidIf } from '../../words/probe';

const enemy: Target = { targetSide: 'opponent', targetType: 'unit' };

test('count is said and read back', () => {
  expect(saidIf({ count: enemy, gte: 1 })).toEqual({
    en: 'Deploy: if there is an enemy, draw 1 card.',
    fr: "Déploiement : s'il y a un ennemi, piochez 1 carte.",
  });
  expect(saidIf({ count: enemy, gte: 2 })).toEqual({
    en: 'Deploy: if there are 2 or more enemies, draw 1 card.',
    fr: "Déploiement : s'il y a au moins 2 ennemis, piochez 1 carte.",
  });
});

test('as many are enough', () => {
  const effect = 'if there are 2 or more enemies, you may bounce an enemy';
  expect(choices(effect, { foe: { slots: { 1: 'pawn' } } })).not.toContain('decline');
  expect(choices(effect, { foe: { slots: { 1: 'pawn', 3: 'scout' } } })).toContain('decline');
});
