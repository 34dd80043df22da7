import { expect, test } from 'vitest';
import { nameFinder } from './log-names';

const find = nameFinder(
  new Map([
    ['Scout', ['scout']],
    ['Scout Leader', ['leader']],
    ['Tony Tony.Chopper', ['chopper', 'chopper-2']],
    ['Épée', ['sword']],
  ]),
);

test('a name is found with the cards that have it', () => {
  expect(find('You play Scout in lane 1.')).toEqual([
    { text: 'You play ', cards: [] },
    { text: 'Scout', cards: ['scout'] },
    { text: ' in lane 1.', cards: [] },
  ]);
});

test('of two overlapping names the longer one counts', () => {
  expect(find('Scout Leader dies.')[0]).toEqual({ text: 'Scout Leader', cards: ['leader'] });
});

test('a name inside a word does not count', () => {
  expect(find('Scouting goes on.')).toEqual([{ text: 'Scouting goes on.', cards: [] }]);
});

test('names may contain full stops and accents', () => {
  expect(find('Tony Tony.Chopper et Épée').filter(({ cards }) => cards.length > 0)).toHaveLength(2);
});
