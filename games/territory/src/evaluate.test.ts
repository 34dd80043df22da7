// Comparisons of positions that the evaluator must get right with any weights.

import { playing } from '@sleight/kernel';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate';
import { territoryGame } from './game';

interface Side {
  readonly passed?: boolean;
  readonly [field: string]: unknown;
}

/** The evaluation of `me`; a player who has passed is not the next to play. */
const worth = (me: Side, foe: Side): number => {
  const book = territoryGame.book({ rules: { autoPass: false } });
  const start = { priority: me.passed === true ? 'foe' : 'me' };
  return evaluate(playing(book, territoryGame.arrange(book, { start, me, foe })), 0);
};

const cards = (n: number): string[] => new Array<string>(n).fill('champion');

/** How passing changes the evaluation of a seat that leads by one lane. */
const passing = (theirCards: number, theirMarks: number): number => {
  const foe = { hand: cards(theirCards), marks: theirMarks };
  const me = { slots: { 1: { card: 'champion' } }, hand: cards(5) };
  return worth({ ...me, passed: true }, foe) - worth(me, foe);
};

test('passing with a small lead is worse while the other side holds many cards', () => {
  expect(passing(5, 1)).toBeLessThan(passing(1, 1));
  expect(passing(5, 1)).toBeLessThan(0);
});

test('passing with a small lead is worse when losing the round loses the match', () => {
  expect(passing(4, 1)).toBeLessThan(passing(4, 0));
});

test("one seat's gain is the other's loss", () => {
  const a = { slots: { 1: { card: 'champion' } }, hand: cards(3), passed: true };
  const b = { hand: cards(2), marks: 1 };
  expect(worth(a, b)).toBeCloseTo(-worth(b, a), 6);
});
