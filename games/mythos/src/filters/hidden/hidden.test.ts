import { expect, test } from 'vitest';
import { choices, saidWith } from '../../words/probe';

test('hidden is said and read back', () => {
  expect(saidWith({ hidden: true })).toEqual({
    en: 'a hidden enemy character in play',
    fr: 'un personnage ennemi caché en jeu',
  });
  expect(saidWith({ hidden: false })).toEqual({
    en: 'a non-hidden enemy character in play',
    fr: 'un personnage ennemi non caché en jeu',
  });
});

test('a character lies face down or face up', () => {
  expect(
    choices('a hidden enemy character in play', {
      foe: { at: { 1: [{ card: 'KS-009', hidden: true }, 'KS-011'] } },
    }),
  ).toEqual(['choose enemy 1 at mission 1']);
  expect(
    choices('a non-hidden enemy character in play', {
      foe: { at: { 1: [{ card: 'KS-009', hidden: true }, 'KS-011'] } },
    }),
  ).toEqual(['choose enemy 2 at mission 1']);
});
