import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('cost is said and read back', () => {
  expect(saidWith({ cost: { lte: 3 } })).toEqual({
    en: "1 of your opponent's Characters with a cost of 3 or less",
    fr: '1 Personnage adverse ayant un coût de 3 ou moins',
  });
  expect(saidWith({ cost: { gte: 3, lte: 5 } })).toEqual({
    en: "1 of your opponent's Characters with a cost of 3 to 5",
    fr: '1 Personnage adverse ayant un coût de 3 à 5',
  });
  expect(saidWith({ cost: { lte: { stat: 'cost', of: 'self' } } })).toEqual({
    en: "1 of your opponent's Characters with a cost equal to or less than this card's cost",
    fr: '1 Personnage adverse ayant un coût inférieur ou égal au coût de cette carte',
  });
});

test('changes of the cost count', () => {
  expect(
    found(
      { cost: { gte: 5 } },
      {
        cards: [
          { id: 'TEST-1', cost: 3 },
          { id: 'TEST-2', cost: 3 },
        ],
        foe: { characters: [{ card: 'TEST-1', cost: 2 }, 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ cost: { gte: 5 } }, { cost: 5 })).toBe(true);
  expect(matchesPrinted({ cost: { gte: 5 } }, { cost: 4 })).toBe(false);
});
