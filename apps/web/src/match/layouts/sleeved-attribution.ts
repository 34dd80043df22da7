// Where the numbers of a composed card come from, as a table: a row for every layer, a column for every number.
// Invariant: follows from the sums and notes of the scene alone; what is covered is said to be, never left out.
import type { Said } from '@sleight/kernel';
import type { Area, Note, Part, Piece, Sum } from '@sleight/kernel/scene';

/** What one layer does to one number: the value it sets, and what it adds. */
export interface Cell {
  readonly sum: string;
  readonly parts: readonly Part[];
}

export interface Row {
  readonly key: string;
  /** Null for what belongs to no layer. */
  readonly piece: Piece | null;
  /** Which side of the piece, or what it is. */
  readonly label: Said | null;
  readonly cells: readonly Cell[];
  readonly notes: readonly Note[];
  /** Nothing of it counts, though it says something. */
  readonly isCovered: boolean;
}

type From = Pick<Part, 'piece' | 'label'>;

const keyOf = ({ piece, label }: From): string => `${piece ?? ''} ${label?.en ?? ''}`;

/** In the order in which they lie, which every sum tells the same. */
function rowsOf(sums: readonly Sum[], notes: readonly Note[]): From[] {
  const all: From[] = [...sums.flatMap(({ parts = [] }) => parts), ...notes];
  const layers = all.filter(({ piece }) => piece !== null);
  const others = all.filter(({ piece }) => piece === null);
  const first = new Map([...layers, ...others].map((from) => [keyOf(from), from]));
  return [...first.values()];
}

/** The topmost layer first, as one looks down on the card; what belongs to no layer comes last. */
export function attribution({ sums = [], notes = [], pieces }: Area): Row[] {
  const rows = rowsOf(sums, notes).map((from): Row => {
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

/** With its sign, where it is added to something. */
export const amountText = ({ amount, adds }: Part): string =>
  adds && (amount ?? 0) > 0 ? `+${amount}` : `${amount ?? ''}`.replace('-', '−');
