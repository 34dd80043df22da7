import { expect, test } from 'vitest';
import type { CatalogueCard } from '../net/api';
import { curveOf, sharesOf } from './figures';

const card = (id: string, kind: string, cost?: number): CatalogueCard => ({
  id,
  name: { en: id, fr: id },
  kind,
  factions: [],
  keywords: [],
  numbers: cost === undefined ? {} : { cost },
  text: { en: '', fr: '' },
  spans: { en: [], fr: [] },
});
const deck = [
  { facts: card('fox', 'animal', 1), n: 3 },
  { facts: card('bear', 'animal', 4), n: 1 },
  { facts: card('rain', 'event', 1), n: 2 },
  { facts: card('place', 'mission'), n: 3 },
];

test('a curve shows its gaps, and skips cards without the number', () => {
  expect(curveOf(deck, 'cost')).toEqual([
    { id: '1', n: 5 },
    { id: '2', n: 0 },
    { id: '3', n: 0 },
    { id: '4', n: 1 },
  ]);
  expect(curveOf([], 'cost')).toEqual([]);
});

test('shares count copies, largest first', () => {
  expect(sharesOf(deck, ({ kind }) => [kind])).toEqual([
    { id: 'animal', n: 4 },
    { id: 'mission', n: 3 },
    { id: 'event', n: 2 },
  ]);
});
