import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('baseCost is said and read back', () => {
  expect(saidWith({ baseCost: { eq: 3 } })).toEqual({
    en: "1 of your opponent's Characters with a base cost of 3",
    fr: '1 Personnage adverse ayant un coût de base de 3',
  });
});

test('changes of the cost do not count', () => {
  expect(
    found(
      { baseCost: { eq: 3 } },
      {
        cards: [
          { id: 'TEST-1', cost: 3 },
          { id: 'TEST-2', cost: 1 },
        ],
        foe: { characters: [{ card: 'TEST-1', cost: 2 }, 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ baseCost: { eq: 3 } }, { cost: 3 })).toBe(true);
  expect(matchesPrinted({ baseCost: { eq: 3 } }, { cost: 5 })).toBe(false);
});
