// Facts in the words of scenarios.

import { territoryGame } from '@sleight/territory/game';
import { expect, test } from 'vitest';
import { factSaid, factVerbs } from './fact-words';

const book = territoryGame.book();
const verbs = factVerbs(territoryGame, book);
const fits = (words: string, fact: object): boolean =>
  factSaid(book, verbs, words)({ n: 1, verb: 'lane', ...fact });

test('"nobody" is a fact without a seat, and nothing else', () => {
  expect(fits('lane nobody lane 2', { to: 'lane 2' })).toBe(true);
  expect(fits('lane nobody lane 2', { to: 'lane 2', seat: 0 })).toBe(false);
  expect(fits('lane nobody lane 2', { to: 'lane 3' })).toBe(false);
  expect(fits('lane lane 2', { to: 'lane 2', seat: 0 })).toBe(true);
});

test('an unknown word is refused', () => {
  expect(() => factSaid(book, verbs, 'lane everybody')).toThrow(
    '"everybody" in "lane everybody" is neither a card nor a word of a fact',
  );
});

test('a verb of two words is matched whole', () => {
  const said = factSaid(book, ['Double', 'Double Attack'], 'Double Attack my champion');
  expect(said({ n: 1, verb: 'Double Attack', seat: 0, def: 'champion' })).toBe(true);
  expect(said({ n: 1, verb: 'Double', seat: 0, def: 'champion' })).toBe(false);
});
