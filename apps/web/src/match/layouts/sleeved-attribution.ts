// The sources of a composed card's numbers, as a table: a row for every layer, a column for every number.
// Invariant: it follows from the sums and notes of the scene alone; covered layers are marked, never left out.
import type { Said } from '@sleight/kernel';
import type { Area, AreaSum, Note, Piece, SumPart } from '@sleight/kit/scene';

/** A layer's effect on one number: the value it sets, and what it adds. */
export interface Cell {
  readonly sum: string;
  readonly parts: readonly SumPart[];
}

export interface AttributionRow {
  readonly key: string;
  /** Null for a value that belongs to no layer. */
  readonly piece: Piece | null;
  /** The side of the piece, or its kind. */
  readonly label: Said | null;
  readonly cells: readonly Cell[];
  readonly notes: readonly Note[];
  /** It has numbers, but none of them counts. */
  readonly isCovered: boolean;
}

type From = Pick<SumPart, 'piece' | 'label'>;

const keyOf = ({ piece, label }: From): string => `${piece ?? ''} ${label?.en ?? ''}`;

/** In stacking order, which is the same in every sum. */
function rowsOf(sums: readonly AreaSum[], notes: readonly Note[]): From[] {
  const all: From[] = [...sums.flatMap(({ parts = [] }) => parts), ...notes];
  const layers = all.filter(({ piece }) => piece !== null);
  const others = all.filter(({ piece }) => piece === null);
  const first = new Map([...layers, ...others].map((from) => [keyOf(from), from]));
  return [...first.values()];
}

/** The topmost layer first, as seen from above; values without a layer come last. */
export function attribution({ sums = [], notes = [], pieces }: Area): AttributionRow[] {
  const rows = rowsOf(sums, notes).map((from): AttributionRow => {
    const isOfRow = (one: From): boolean => keyOf(one) === keyOf(from);
    const said = notes.filter(isOfRow);
    const cells = sums.map(({ id, parts = [] }) => ({
      sum: id,
      parts: parts.filter((part) => isOfRow(part) && part.amount !== null),
    }));
    const says = [...cells.flatMap(({ parts }) => parts), ...said];
    return {
      key: keyOf(from),
      piece: pieces.find(({ id }) => id === from.piece) ?? null,
      label: from.label,
      cells,
      notes: said,
      isCovered: says.length > 0 && says.every(({ counts }) => !counts),
    };
  });
  const layers = rows.filter(({ piece }) => piece !== null);
  const others = rows.filter(({ piece }) => piece === null);
  return [...layers.reverse(), ...others];
}

/** With its sign, if it is added. */
export const amountText = ({ amount, adds }: SumPart): string =>
  adds && (amount ?? 0) > 0 ? `+${amount}` : `${amount ?? ''}`.replace('-', '−');
