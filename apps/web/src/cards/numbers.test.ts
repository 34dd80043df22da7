import { expect, test } from 'vitest';
import type { CardFacts } from '../net/api';
import { numbersOf } from './numbers';

const facts: CardFacts = {
  id: 'scout',
  name: { en: 'Scout', fr: 'Éclaireur' },
  kind: 'unit',
  factions: [],
  keywords: [],
  numbers: { cost: 2, power: 3 },
  text: { en: '', fr: '' },
  spans: { en: [], fr: [] },
};

test('a card shows what is printed on it', () => {
  expect(numbersOf({}, facts)).toEqual([
    { id: 'cost', printed: 2, now: 2 },
    { id: 'power', printed: 3, now: 3 },
  ]);
});

test('what the table says comes before what is printed', () => {
  const power = { id: 'power', printed: 3, now: 5 };
  expect(numbersOf({ numbers: [power] }, facts)).toEqual([power, { id: 'cost', printed: 2, now: 2 }]);
});

test('a card nobody has described yet shows what the table says', () => {
  expect(numbersOf({}, undefined)).toEqual([]);
});
