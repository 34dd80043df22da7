import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('power is said and read back', () => {
  expect(saidWith({ power: { lte: 5000 } })).toEqual({
    en: "1 of your opponent's Characters with 5000 power or less",
    fr: '1 Personnage adverse ayant 5000 de puissance ou moins',
  });
  expect(saidWith({ power: { gte: { stat: 'power', of: 'self' } } })).toEqual({
    en: "1 of your opponent's Characters with power equal to or more than this card's power",
    fr: '1 Personnage adverse ayant une puissance supérieure ou égale à la puissance de cette carte',
  });
});

test('changes of the power count', () => {
  expect(
    found(
      { power: { gte: 7000 } },
      {
        cards: [
          { id: 'TEST-1', power: 5000 },
          { id: 'TEST-2', power: 5000 },
        ],
        foe: { characters: [{ card: 'TEST-1', power: 2000 }, 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ power: { gte: 7000 } }, { power: 7000 })).toBe(true);
  expect(matchesPrinted({ power: { gte: 7000 } }, { power: 5000 })).toBe(false);
});
