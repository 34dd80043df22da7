import { describe, expect, test } from 'vitest';
import type { CatalogueCard } from '../net/api';
import { numbersOf, printedNumbers } from './numbers';

const facts: CatalogueCard = {
  id: 'scout',
  name: { en: 'Scout', fr: 'Éclaireur' },
  kind: 'unit',
  factions: [],
  keywords: [],
  numbers: { cost: 2, power: 3 },
  text: { en: '', fr: '' },
  spans: { en: [], fr: [] },
};

test('a card shows its printed values', () => {
  expect(numbersOf({}, facts)).toEqual([
    { id: 'cost', printed: 2, now: 2 },
    { id: 'power', printed: 3, now: 3 },
  ]);
});

test("the table's values take precedence over the printed ones", () => {
  const power = { id: 'power', printed: 3, now: 5 };
  expect(numbersOf({ numbers: [power] }, facts)).toEqual([power, { id: 'cost', printed: 2, now: 2 }]);
});

test("a card missing from the catalogue shows the table's values", () => {
  expect(numbersOf({}, undefined)).toEqual([]);
});

describe('where they are printed', () => {
  const power = { id: 'power', printed: 3, now: 5 };
  const cost = { id: 'cost', printed: 2, now: 2 };

  test('the cost on the seal, the first other in the diamond', () => {
    expect(printedNumbers({ card: 'scout', numbers: [power] }, facts)).toEqual({
      seal: cost,
      edge: undefined,
      main: power,
      rest: [],
    });
  });

  test('over the operator’s image only changed values', () => {
    const print = { ground: '#000000', band: '#000000', isOwn: true };
    const own = { ...facts, print };
    expect(printedNumbers({ card: 'scout' }, own)).toEqual({ rest: [] });
    expect(printedNumbers({ card: 'scout', numbers: [power] }, own)).toEqual({ main: power, rest: [] });
  });

  test('of a face-down card only the table’s values, and never its cost', () => {
    expect(printedNumbers({ card: null }, undefined)).toEqual({ rest: [] });
    expect(printedNumbers({ card: null, numbers: [power, cost] }, undefined)).toEqual({
      main: power,
      rest: [],
    });
  });
});
