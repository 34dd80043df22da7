import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('noBaseEffect is said and read back', () => {
  expect(saidWith({ noBaseEffect: true })).toEqual({
    en: "1 of your opponent's Characters with no base effect",
    fr: '1 Personnage adverse sans effet de base',
  });
});

test('neither a text nor a keyword is printed on it', () => {
  expect(
    found(
      { noBaseEffect: true },
      {
        cards: [
          { id: 'TEST-1', counter: 1000 },
          { id: 'TEST-2', keywords: ['Rush'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ noBaseEffect: true }, { counter: 1000 })).toBe(true);
  expect(matchesPrinted({ noBaseEffect: true }, { keywords: ['Rush'] })).toBe(false);
  expect(matchesPrinted({ noBaseEffect: true }, {})).toBe(true);
  expect(matchesPrinted({ noBaseEffect: true }, { abilities: ['[On Play] Draw 1 card.'] })).toBe(false);
});
