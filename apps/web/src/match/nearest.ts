// Which of several boxes an arrow key leads to. Left and right go through all of them in order, around the end; up and
// down go to the nearest that lies that way, if one does. Invariant: right alone reaches every one.

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Lying aside counts more than lying far: one stays in a column where one can. */
const ASIDE = 3;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** `at`: which box one is on; -1 for none, then the first. Null where there is nothing to go to. */
export function nearest(boxes: readonly Box[], at: number, direction: Direction): number | null {
  if (boxes.length === 0) return null;
  if (boxes[at] === undefined) return 0;
  if (direction === 'right') return (at + 1) % boxes.length;
  if (direction === 'left') return (at + boxes.length - 1) % boxes.length;
  const from = middle(boxes[at]);
  const far = boxes
    .map((box, i) => {
      const { x, y } = middle(box);
      const along = direction === 'down' ? y - from.y : from.y - y;
      return { i, along, cost: along + Math.abs(x - from.x) * ASIDE };
    })
    // What stands in the same row is beside, however crooked the row.
    .filter(({ i, along }) => i !== at && along > boxes[at].height / 2)
    .sort((a, b) => a.cost - b.cost);
  return far[0]?.i ?? at;
}
