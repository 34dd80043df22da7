// The curve of a line from one card to another: from edge to edge, bent to one side, with a head that points along it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly path: string;
  /** A triangle at its end. */
  readonly head: string;
  readonly middle: Point;
}

const HEAD = 16;
/** How far it bends, as a share of its length. */
const BEND = 0.14;

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const round = (n: number): number => Math.round(n * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Where a line from the middle of a box towards a point leaves the box. */
function edgeOf(box: Box, towards: Point): Point {
  const from = middleOf(box);
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  if (dx === 0 && dy === 0) return from;
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

export function curveBetween(start: Box, end: Box): Curve {
  const [a, b] = [edgeOf(start, middleOf(end)), edgeOf(end, middleOf(start))];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = { x: (a.x + b.x) / 2 - dy * BEND, y: (a.y + b.y) / 2 + dx * BEND };
  const length = Math.hypot(b.x - bend.x, b.y - bend.y) || 1;
  const along = { x: (b.x - bend.x) / length, y: (b.y - bend.y) / length };
  const neck = { x: b.x - along.x * HEAD, y: b.y - along.y * HEAD };
  const wing = (side: number): Point => ({
    x: neck.x - along.y * side * HEAD * 0.6,
    y: neck.y + along.x * side * HEAD * 0.6,
  });
  return {
    path: `M${at(a)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(b)}L${at(wing(1))}L${at(wing(-1))}z`,
    middle: { x: round((a.x + 2 * bend.x + b.x) / 4), y: round((a.y + 2 * bend.y + b.y) / 4) },
  };
}
