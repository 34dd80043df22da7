// How cards lie in the available room: their size, the number of rows, and the overlap.
// Pure. One rule for hands and boards: a later card covers the right part of the one before it, so a card's
// essentials are at its left. Read next: tucked.tsx, which lays them out.

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Need {
  /** The part of a covered card that must stay visible: pixels, and a share of its width. */
  readonly least: number;
  readonly share: number;
  /** The maximum width of a card. */
  readonly most: number;
  readonly gap: number;
  readonly mostRows: number;
}

export interface RowShape {
  readonly rows: number;
  /** The width of a card. */
  readonly card: number;
  /** From the left edge of a card to that of the next. */
  readonly step: number;
  /** Do cards overlap? */
  readonly isTucked: boolean;
}

/** Height over width of a card. */
export const TALL = 1.4;
/** Another row must make cards this much larger. */
const WORTH_A_ROW = 1.2;
/** The distance between two groups, in gaps. */
export const BETWEEN = 3;

const columnsOf = (n: number, rows: number): number => Math.ceil(n / rows);

function inRows(counts: readonly number[], rows: number, room: Room, need: Need): RowShape {
  const groups = counts.length;
  const width = room.width - BETWEEN * need.gap * (groups - 1);
  const steps = counts.reduce((sum, n) => sum + columnsOf(n, rows) - 1, 0);
  const high = (room.height - need.gap * (rows - 1)) / rows / TALL;
  const apart = (width - need.gap * steps) / (groups + steps);
  const mayTuck = counts.some((n) => columnsOf(n, rows) > 2);
  const tucked = Math.min(width / (groups + need.share * steps), (width - need.least * steps) / groups);
  const card = Math.max(1, Math.min(need.most, high, mayTuck ? Math.max(apart, tucked) : apart));
  const step = steps === 0 ? card : Math.min(card + need.gap, (width - card * groups) / steps);
  return { rows, card, step, isTucked: step < card };
}

/** How far the visible part of each card falls short of the required part, from 0 to 1. */
const shortfall = ({ card, step }: RowShape, { least, share }: Need): number =>
  Math.max(0, 1 - Math.min(card, step) / Math.max(least, share * card));

/** `counts`: the number of cards in each group that shares the room; empty groups take none. */
export function shapeOf(counts: readonly number[], room: Room, need: Need): RowShape {
  const filled = counts.filter((n) => n > 0);
  if (filled.length === 0)
    return { rows: 1, card: Math.min(need.most, room.height / TALL), step: 0, isTucked: false };
  // Two cards lie beside each other, never one above the other.
  const mostRows = Math.min(need.mostRows, Math.ceil(Math.max(...filled) / 2));
  const shapes = Array.from({ length: mostRows }, (_, i) => inRows(filled, i + 1, room, need));
  return shapes.reduce((best, next) => {
    const [worse, better] = [shortfall(best, need), shortfall(next, need)];
    if (worse > 0.01 && better < worse) return next;
    return better <= worse && next.card > best.card * WORTH_A_ROW ? next : best;
  });
}

/** The position of a card in a group: the upper row is filled first. */
export function placeOf(
  i: number,
  n: number,
  { rows, card, step }: RowShape,
  gap: number,
): { x: number; y: number } {
  const columns = columnsOf(n, rows);
  const row = Math.floor(i / columns);
  return { x: (i % columns) * step, y: row * (card * TALL + gap) };
}

/** The room that a whole group takes. */
export function sizeOf(n: number, { rows, card, step }: RowShape, gap: number): Room {
  const columns = columnsOf(n, rows);
  const used = Math.ceil(n / Math.max(1, columns));
  return {
    width: n === 0 ? 0 : (columns - 1) * step + card,
    height: n === 0 ? 0 : used * card * TALL + (used - 1) * gap,
  };
}
