import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('color is said and read back', () => {
  expect(saidWith({ color: 'purple' })).toEqual({
    en: "1 of your opponent's purple Characters",
    fr: '1 Personnage adverse violet',
  });
});

test('one of its colours is enough', () => {
  expect(
    found(
      { color: 'purple' },
      {
        cards: [
          { id: 'TEST-1', colors: ['red', 'purple'] },
          { id: 'TEST-2', colors: ['red'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ color: 'purple' }, { colors: ['red', 'purple'] })).toBe(true);
  expect(matchesPrinted({ color: 'purple' }, { colors: ['red'] })).toBe(false);
});
