// Convex outlines cut by straight lines: how a shield is divided without clip paths, which would need ids.
// Invariant: outlines are convex and stay so.
// Next: shield.ts.

import { around } from '../around';

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

/** Keeps the part of the outline on the side where `a x + b y >= c`. */
export function keep(outline: Polygon, a: number, b: number, c: number): Polygon {
  const kept: Point[] = [];
  const side = ([x, y]: Point): number => a * x + b * y - c;
  outline.forEach((point, i) => {
    const next = around(outline, i + 1);
    const here = side(point);
    const there = side(next);
    if (here >= 0) kept.push(point);
    if (here >= 0 !== there >= 0) {
      const share = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
    }
  });
  return kept;
}

/** The part between two parallel lines. */
export const strip = (outline: Polygon, a: number, b: number, from: number, to: number): Polygon =>
  keep(keep(outline, a, b, from), -a, -b, -to);
