import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('playedThisTurn is said and read back', () => {
  expect(saidWith({ playedThisTurn: true })).toEqual({
    en: "1 of your opponent's Characters that was played this turn",
    fr: '1 Personnage adverse joué pendant ce tour',
  });
});

test('cards of earlier turns are left out', () => {
  const me = { characters: ['ST01-003', { card: 'ST01-010', playedThisTurn: true }] };
  expect(found({ playedThisTurn: true }, { me })).toEqual(['ST01-010', 'TEST-0']);
  expect(matchesPrinted({ playedThisTurn: true }, {})).toBe(false);
});
