import { expect, test } from 'vitest';
import { found, foundInTrash, matchesPrinted, saidWith } from '../../words/probe';

test('counter is said and read back', () => {
  expect(saidWith({ counter: { gte: 1000 } })).toEqual({
    en: "1 of your opponent's Characters with a Counter of 1000 or more",
    fr: '1 Personnage adverse ayant 1000 de Contre ou plus',
  });
});

test('a card in play has no Counter value', () => {
  const cards = [{ id: 'TEST-1', counter: 1000 }, { id: 'TEST-2' }];
  expect(foundInTrash({ counter: { gte: 1000 } }, cards, ['TEST-1', 'TEST-2'])).toEqual(['TEST-1']);
  expect(found({ counter: { gte: 1000 } }, { cards, foe: { characters: ['TEST-1'] } })).toEqual([]);
  expect(matchesPrinted({ counter: { gte: 1000 } }, { counter: 2000 })).toBe(true);
  expect(matchesPrinted({ counter: { gte: 1000 } }, { counter: 0 })).toBe(false);
});
