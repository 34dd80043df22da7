// An arrow from the edge of one box to the edge of another. Pure.

import type { Rectangle } from '../rectangle';

export interface Arrow {
  /** Its start, length, and direction in radians. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

/** Below this length there is no arrow: the boxes overlap. */
const LEAST_LENGTH = 28;

export const middleOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** The share of the way (dx, dy) from its middle that lies inside a box, from 0 to 1. */
function insideOf({ width, height }: Rectangle, dx: number, dy: number): number {
  const across = dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx);
  const down = dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy);
  return Math.min(1, across, down);
}

export function arrowBetween(from: Rectangle, to: Rectangle): Arrow | null {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [leaves, arrives] = [insideOf(from, dx, dy), 1 - insideOf(to, dx, dy)];
  const length = Math.hypot(dx, dy) * (arrives - leaves);
  if (length < LEAST_LENGTH) return null;
  return { x: a.x + dx * leaves, y: a.y + dy * leaves, length, angle: Math.atan2(dy, dx) };
}
