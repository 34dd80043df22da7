import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('basePower is said and read back', () => {
  expect(saidWith({ basePower: { gte: 6000 } })).toEqual({
    en: "1 of your opponent's Characters with 6000 base power or more",
    fr: '1 Personnage adverse ayant 6000 de puissance de base ou plus',
  });
});

test('changes of the power do not count', () => {
  expect(
    found(
      { basePower: { gte: 6000 } },
      {
        cards: [
          { id: 'TEST-1', power: 6000 },
          { id: 'TEST-2', power: 5000 },
        ],
        foe: { characters: ['TEST-1', { card: 'TEST-2', power: 2000 }] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ basePower: { gte: 6000 } }, { power: 6000 })).toBe(true);
  expect(matchesPrinted({ basePower: { gte: 6000 } }, { power: 5000 })).toBe(false);
});
