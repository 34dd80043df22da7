import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('fewer is said and read back', () => {
  expect(
    saidIf({
      fewer: {
        targetSide: 'player',
        targetType: 'character',
        filters: [{ mission: 'here' }, { withSelf: true }],
      },
      than: { targetSide: 'opponent', targetType: 'character', filters: [{ mission: 'here' }] },
    }),
  ).toEqual({
    en: 'MAIN: if you have fewer characters in this mission than the opponent, draw 1 card.',
    fr: "MAIN : si vous avez moins de personnages dans cette mission que l'adversaire, piochez 1 carte.",
  });
});

test('as many are not fewer', () => {
  const fewer = 'you have fewer characters in this mission than the opponent';
  expect(holds(fewer, { foe: { at: { 1: ['KS-009'] } } })).toBe(false);
  expect(holds(fewer, { foe: { at: { 1: ['KS-009', 'KS-011'] } } })).toBe(true);
});
