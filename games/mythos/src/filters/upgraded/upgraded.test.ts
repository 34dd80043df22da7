import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('upgraded is said and read back', () => {
  expect(saidWith({ upgraded: true })).toEqual({
    en: 'an upgraded enemy character in play',
    fr: 'un personnage ennemi amélioré en jeu',
  });
});

test('an upgraded character has a card below it', () => {
  expect(
    choices('an upgraded enemy character in play', {
      foe: { at: { 1: ['KS-009', { card: 'KS-014', under: ['KS-013'] }] } },
    }),
  ).toEqual(['choose enemy 2 at mission 1']);
});
