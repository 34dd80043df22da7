import { describe, expect, test } from 'vitest';
import { type Need, placeOf, shapeOf, sizeOf, TALL } from './shape';

const hand: Need = { least: 54, share: 0.45, most: 150, gap: 4, mostRows: 2 };
const board: Need = { least: 24, share: 0.36, most: 150, gap: 4, mostRows: 2 };

/** The room of a hand at 2560×1440, 1440×900, 1024×768, 390×844 and 844×390. */
const hands = [
  { width: 1850, height: 300 },
  { width: 740, height: 190 },
  { width: 430, height: 165 },
  { width: 374, height: 165 },
  { width: 600, height: 84 },
];

describe.each(hands)('a hand in %o', (room) => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    'of %i shows enough of every card, and fits',
    (n) => {
      const shape = shapeOf([n], room, hand);
      const { width, height } = sizeOf(n, shape, hand.gap);
      expect(Math.min(shape.step, shape.card)).toBeGreaterThan(n === 1 ? 0 : 46);
      expect(width).toBeLessThanOrEqual(room.width + 0.01);
      expect(height).toBeLessThanOrEqual(room.height + 0.01);
    },
  );
});

test('a few cards lie side by side at the maximum size', () => {
  expect(shapeOf([3], hands[1], hand)).toMatchObject({ rows: 1, isTucked: false });
  expect(shapeOf([3], hands[1], hand).card).toBeCloseTo(190 / TALL);
});

test('two cards of a lane lie side by side even in a narrow one', () => {
  expect(shapeOf([2], { width: 120, height: 200 }, board)).toMatchObject({ isTucked: false, card: 58 });
});

test('many overlap, in two rows if one would hide too much', () => {
  expect(shapeOf([6], { width: 250, height: 160 }, board)).toMatchObject({ isTucked: true });
  expect(shapeOf([8], { width: 160, height: 200 }, board).rows).toBe(2);
});

test('two hands share their room in proportion to their cards', () => {
  const shape = shapeOf([3, 6], hands[3], hand);
  const taken = sizeOf(3, shape, 4).width + sizeOf(6, shape, 4).width;
  expect(taken).toBeLessThanOrEqual(hands[3].width);
});

test('rows are filled from above', () => {
  const shape = { rows: 2, card: 50, step: 30, isTucked: true };
  expect(placeOf(0, 5, shape, 4)).toEqual({ x: 0, y: 0 });
  expect(placeOf(2, 5, shape, 4)).toEqual({ x: 60, y: 0 });
  expect(placeOf(3, 5, shape, 4)).toEqual({ x: 0, y: 74 });
});

test('an empty group takes no room', () => {
  expect(sizeOf(0, shapeOf([], hands[0], hand), 4)).toEqual({ width: 0, height: 0 });
});
