import { expect, test } from 'vitest';
import { drawn, saidX } from '../../words/probe';

test('a plain number is said where it stands', () => {
  expect(saidX(2)).toEqual({ en: 'MAIN: draw 2 cards.', fr: 'MAIN : piochez 2 cartes.' });
});

test('it is itself', () => {
  expect(drawn('draw 2 cards', {})).toBe(2);
});
