// Portraits of the opponents, by the id of a character.
// Invariant: 100 by 100, flat shapes, no words; the same picture every time. Next: people.ts, beasts.ts.

import { type Shape, svg } from '../shapes';
import { magpie, mossback, redFox, tarn } from './beasts';
import { abbess, bramble, hazel, pip, quill, vesper } from './people';

const sitters: ReadonlyMap<string, () => Shape[]> = new Map(
  Object.entries({
    pip,
    hazel,
    bramble,
    mossback,
    magpie,
    vesper,
    tarn,
    'the-abbess': abbess,
    'red-fox': redFox,
    quill,
  }),
);

export const portraitIds: readonly string[] = [...sitters.keys()];

/** Null for a name that has no portrait. */
export function drawPortrait(id: string): string | null {
  const sitter = sitters.get(id);
  return sitter === undefined ? null : svg(100, 100, sitter());
}
