// The uneven outline of a hill or a coast, as maps draw it.
// Next: islands.ts.

import { around } from '../around';
import type { Dice } from '../chance';
import { d, polar, times } from '../shapes';

/** A closed line around a hill, a little uneven. */
export function contour(r: Dice, x: number, y: number, radius: number): string {
  const n = 10;
  const points = times(n, (i) => {
    const [px, py] = polar(radius * r.between(0.82, 1.18), (i * 360) / n);
    return [x + px * 1.5, y + py] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const [sx, sy] = middle(around(points, n - 1), around(points, 0));
  const curves = points.map((point, i) => {
    const [ex, ey] = middle(point, around(points, i + 1));
    return d`Q${point[0]} ${point[1]} ${ex} ${ey}`;
  });
  return `${d`M${sx} ${sy}`}${curves.join('')}z`;
}
