import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('donGiven is said and read back', () => {
  expect(saidWith({ donGiven: { gte: 2 } })).toEqual({
    en: "1 of your opponent's Characters that has 2 or more DON!! cards given",
    fr: '1 Personnage adverse ayant au moins 2 cartes DON!! attachées',
  });
});

test('the DON!! cards under it are counted', () => {
  const foe = {
    characters: [
      { card: 'ST01-003', don: 2 },
      { card: 'ST01-010', don: 1 },
    ],
  };
  expect(found({ donGiven: { gte: 2 } }, { foe })).toEqual(['ST01-003']);
  expect(matchesPrinted({ donGiven: { lte: 2 } }, {})).toBe(false);
});
