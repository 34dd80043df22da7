// Which of several boxes an arrow key leads to. Left and right go through all of them in order, wrapping around; up and
// down go to the nearest in that direction, if any. Invariant: moving right alone reaches every box.

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sideways distance counts more than distance ahead, to stay in a column if possible. */
const ASIDE = 3;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** `at`: the current box; -1 for none, then the first. Null if there are no boxes. */
export function nearest(boxes: readonly Box[], at: number, direction: Direction): number | null {
  if (boxes.length === 0) return null;
  const here = boxes[at];
  if (here === undefined) return 0;
  if (direction === 'right') return (at + 1) % boxes.length;
  if (direction === 'left') return (at + boxes.length - 1) % boxes.length;
  const from = middle(here);
  const far = boxes
    .map((box, i) => {
      const { x, y } = middle(box);
      const along = direction === 'down' ? y - from.y : from.y - y;
      return { i, along, cost: along + Math.abs(x - from.x) * ASIDE };
    })
    // Boxes in the same row count as beside, however uneven the row.
    .filter(({ i, along }) => i !== at && along > here.height / 2)
    .sort((a, b) => a.cost - b.cost);
  return far[0]?.i ?? at;
}
