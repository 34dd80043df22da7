import { expect, test } from 'vitest';
import { beside } from './beside';

const screen = { width: 1440, height: 900 };
const size = { width: 300, height: 560 };

test('a preview is placed to the right of its card', () => {
  expect(beside({ left: 100, right: 244, top: 200 }, size, screen)).toEqual({ left: 256, top: 200 });
});

test('near the right edge it is placed to the left', () => {
  expect(beside({ left: 1050, right: 1400, top: 200 }, size, screen)).toEqual({ left: 738, top: 200 });
});

test('near the bottom it moves up, and never above the screen', () => {
  expect(beside({ left: 100, right: 244, top: 800 }, size, screen).top).toBe(328);
  expect(beside({ left: 100, right: 244, top: 800 }, { width: 300, height: 2000 }, screen).top).toBe(12);
});

test('with no room on either side it stays on the screen', () => {
  const { left } = beside({ left: 10, right: 380, top: 0 }, size, { width: 390, height: 844 });
  expect(left).toBe(78);
});
