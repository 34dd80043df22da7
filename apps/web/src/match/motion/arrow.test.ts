import { expect, test } from 'vitest';
import { arrowBetween } from './arrow';

const box = (x: number, y: number, width = 50, height = 70) => ({ x, y, width, height });

test('an arrow goes from edge to edge', () => {
  expect(arrowBetween(box(0, 0), box(200, 0))).toEqual({ x: 50, y: 35, length: 150, angle: 0 });
  const up = arrowBetween(box(0, 300), box(0, 0));
  expect([up?.x, up?.y, up?.angle]).toEqual([25, 300, -Math.PI / 2]);
  expect(up?.length).toBeCloseTo(230);
});

test('overlapping boxes get no arrow', () => {
  expect(arrowBetween(box(0, 0), box(10, 10))).toBeNull();
  expect(arrowBetween(box(0, 0), box(0, 0))).toBeNull();
});

test('an arrow never begins beyond its end', () => {
  expect(arrowBetween(box(0, 0, 400, 400), box(150, 150, 20, 20))).toBeNull();
});
