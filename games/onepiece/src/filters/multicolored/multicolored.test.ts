import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('multicolored is said and read back', () => {
  expect(saidWith({ multicolored: true })).toEqual({
    en: "1 of your opponent's multicolored Characters",
    fr: '1 Personnage adverse multicolore',
  });
});

test('it has more than one colour', () => {
  expect(
    found(
      { multicolored: true },
      {
        cards: [
          { id: 'TEST-1', colors: ['green', 'purple'] },
          { id: 'TEST-2', colors: ['green'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ multicolored: true }, { colors: ['green', 'purple'] })).toBe(true);
  expect(matchesPrinted({ multicolored: true }, { colors: ['green'] })).toBe(false);
});
