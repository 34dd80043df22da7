import { expect, test } from 'vitest';
import { type FocusPlace, goesTo } from './focus-kept';

const at = (id: string, left: number, top: number): FocusPlace => ({
  id,
  box: { left, top, width: 10, height: 10 },
});

test('an element keeps the focus when it moves', () => {
  expect(goesTo([at('a', 0, 0), at('b', 90, 90)], at('b', 0, 0))).toBe(1);
});

test('the nearest element gets the focus when the focused one disappears', () => {
  expect(goesTo([at('a', 0, 0), at('b', 50, 0), at('c', 40, 60)], at('x', 44, 4))).toBe(1);
  expect(goesTo([], at('x', 0, 0))).toBeNull();
});
