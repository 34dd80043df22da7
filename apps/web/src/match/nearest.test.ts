import { expect, test } from 'vitest';
import { nearest } from './nearest';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
/** A slot above three cards in a row. */
const boxes = [box(20, 0), box(0, 50), box(20, 50), box(40, 50)];

test('the first arrow goes to the first highlighted thing', () => {
  expect(nearest(boxes, -1, 'right')).toBe(0);
});

test('arrows move along a row', () => {
  expect(nearest(boxes, 1, 'right')).toBe(2);
  expect(nearest(boxes, 3, 'left')).toBe(2);
});

test('up and down move between rows', () => {
  expect(nearest(boxes, 2, 'up')).toBe(0);
  expect(nearest(boxes, 0, 'down')).toBe(2);
});

test('the end wraps around', () => {
  expect(nearest(boxes, 3, 'right')).toBe(0);
});

test('with nothing above, the focus stays', () => {
  expect(nearest(boxes, 0, 'up')).toBe(0);
});

test('moving right alone reaches every highlighted thing', () => {
  const seen = new Set<number>();
  for (let i = 0, at = -1; i < 12; i++) {
    at = nearest(boxes, at, 'right') ?? -1;
    seen.add(at);
  }
  expect(seen.size).toBe(boxes.length);
});

test('with nothing highlighted there is no destination', () => {
  expect(nearest([], -1, 'up')).toBeNull();
});
