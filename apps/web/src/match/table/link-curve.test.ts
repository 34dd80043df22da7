import { expect, test } from 'vitest';
import { curveBetween } from './link-curve';

const card = (x: number, y: number) => ({ x, y, width: 50, height: 70 });

test('a line goes from the edge of one card to the edge of the other', () => {
  const { path, head } = curveBetween(card(0, 300), card(0, 0));
  expect(path).toMatch(/^M25 300Q/);
  expect(head).toMatch(/^M25 70L/);
});

test('it bends, and its middle lies on it', () => {
  const { middle } = curveBetween(card(0, 300), card(0, 0));
  expect(middle.y).toBe(185);
  expect(middle.x).not.toBe(25);
});

test('two cards at the same place still have a line', () => {
  expect(JSON.stringify(curveBetween(card(0, 0), card(0, 0)))).not.toContain('null');
});
