// Levels with their own way to commit if both seats decide at once.
// Read next: sealings.ts for those ways, table.ts for the possible commits.

import type { OptionCode } from '@sleight/kernel/ids';
import { nextWord } from '@sleight/kernel/rng';
import type { RatedOption, Thinker, Thought } from '../player';
import type { Mixed, Sealing } from './sealings';
import { type SealedTable, sealedTable } from './table';

function drawn(mix: readonly number[], rng: number[]): number {
  let left = nextWord(rng) / 4294967296;
  for (let i = 0; i < mix.length; i++) {
    left -= mix[i];
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}

/** The thought that plays one of these commits completely; the options are its first picks. */
function thoughtOf({ mine }: SealedTable, { mix, wins }: Mixed, rng: number[]): Thought {
  const [code, ...then] = mine[drawn(mix, rng)].codes;
  const best = new Map<OptionCode, number>();
  mine.forEach(({ codes }, i) => {
    // A sum of shares may exceed 1 by a rounding error.
    best.set(codes[0], Math.max(best.get(codes[0]) ?? 0, Math.min(1, wins[i])));
  });
  const options = [...best].map(([first, win]): RatedOption => ({ code: first, win }));
  return { code, then, options: options.sort((a, b) => b.win - a.win) };
}

/** Commits this way if a decision is sealed, and thinks normally otherwise. */
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
