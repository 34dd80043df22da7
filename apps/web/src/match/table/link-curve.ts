// The curve of a line between two cards: from edge to edge, bent to one side, with an arrowhead.
import type { Rectangle } from '../rectangle';

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly path: string;
  /** A triangle at its end. */
  readonly head: string;
  readonly middle: CurvePoint;
}

const HEAD = 16;
/** Its bend, as a share of its length. */
const BEND = 0.14;

const middleOf = ({ x, y, width, height }: Rectangle): CurvePoint => ({
  x: x + width / 2,
  y: y + height / 2,
});
const round = (n: number): number => Math.round(n * 10) / 10;
const at = ({ x, y }: CurvePoint): string => `${round(x)} ${round(y)}`;

/** Where a line from the middle of a box towards a point leaves the box. */
function edgeOf(box: Rectangle, towards: CurvePoint): CurvePoint {
  const from = middleOf(box);
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  if (dx === 0 && dy === 0) return from;
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

export function curveBetween(start: Rectangle, end: Rectangle): Curve {
  const [a, b] = [edgeOf(start, middleOf(end)), edgeOf(end, middleOf(start))];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = { x: (a.x + b.x) / 2 - dy * BEND, y: (a.y + b.y) / 2 + dx * BEND };
  const length = Math.hypot(b.x - bend.x, b.y - bend.y) || 1;
  const along = { x: (b.x - bend.x) / length, y: (b.y - bend.y) / length };
  const neck = { x: b.x - along.x * HEAD, y: b.y - along.y * HEAD };
  const wing = (side: number): CurvePoint => ({
    x: neck.x - along.y * side * HEAD * 0.6,
    y: neck.y + along.x * side * HEAD * 0.6,
  });
  return {
    path: `M${at(a)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(b)}L${at(wing(1))}L${at(wing(-1))}z`,
    middle: { x: round((a.x + 2 * bend.x + b.x) / 4), y: round((a.y + 2 * bend.y + b.y) / 4) },
  };
}
