// Where pieces were seen last, for those that still act once they have left the table.
// Invariant: holds only what was seen at one table and in one size of the window.
import type { Sightings } from './sightings';

type Pieces = Pick<Sightings, 'pieces'>;

export interface LastSeen {
  boxOf(piece: string): DOMRect | null;
  /** `size`: of the window, as text. */
  remember(sightings: Pieces, size: string): void;
  /** Another table has pieces of its own. */
  forget(): void;
}

export function createLastSeen(): LastSeen {
  const boxes = new Map<string, DOMRect>();
  let seenIn = '';
  return {
    boxOf: (piece) => boxes.get(piece) ?? null,
    remember({ pieces }, size) {
      if (size !== seenIn) boxes.clear();
      seenIn = size;
      for (const [id, { box }] of pieces) boxes.set(id, box);
    },
    forget: () => boxes.clear(),
  };
}
