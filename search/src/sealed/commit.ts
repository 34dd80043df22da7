// Levels that commit in a way of their own where both seats decide at once.
// Read next: sealings.ts for those ways, table.ts for what can be committed.

import { nextWord } from '@sleight/kernel/rng';
import type { Considered, Thinker, Thought } from '../player';
import type { Mixed, Sealing } from './sealings';
import { sealedTable, type Table } from './table';

function drawn(mix: readonly number[], rng: number[]): number {
  let left = nextWord(rng) / 4294967296;
  for (let i = 0; i < mix.length; i++) {
    left -= mix[i];
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}

/** The thought that plays one of these commits, whole; the options are its first picks. */
function thoughtOf({ mine }: Table, { mix, wins }: Mixed, rng: number[]): Thought {
  const [code, ...then] = mine[drawn(mix, rng)].codes;
  const best = new Map<number, number>();
  mine.forEach(({ codes }, i) => {
    // A sum of shares may be a rounding error above 1.
    best.set(codes[0], Math.max(best.get(codes[0]) ?? 0, Math.min(1, wins[i])));
  });
  const options = [...best].map(([first, win]): Considered => ({ code: first, win }));
  return { code, then, options: options.sort((a, b) => b.win - a.win) };
}

/** Commits so where a decision is sealed, and thinks otherwise elsewhere. */
export const sealedOr =
  (sealing: Sealing, otherwise: Thinker): Thinker =>
  (position, rng, budget) => {
    const table = sealedTable(position);
    if (table === null) return otherwise(position, rng, budget);
    return thoughtOf(table, sealing(position, table, rng, budget), rng);
  };

/** A player for sealed decisions only. */
export const sealedOnly = (sealing: Sealing): Thinker =>
  sealedOr(sealing, ({ book }) => {
    throw new Error(`${book.game} has no sealed decision here`);
  });
