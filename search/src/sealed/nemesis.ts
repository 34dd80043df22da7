// Knows how one level commits, but not its hand, and plays the best response: the gain measures how far the level can be
// exploited. Read next: sealings.ts.

import { view } from '@sleight/kernel';
import type { Commit } from '@sleight/kit';
import { imaginer } from '../imagine';
import type { Position } from '../player';
import { averaged, type Sealing } from './sealings';
import { gains, type SealedTable, sealedTable } from './table';

/** The number of possible hands of the level, and its assumed thinking time for each. */
const WORLDS = 12;
const BUDGET = { iterations: 300 };

/** The level's possible commits and their frequency, given its hand in this world. */
interface Foreseen {
  readonly commits: readonly Commit[];
  readonly mix: readonly number[];
}

/** Only commits that are ever played. */
function playedOf({ mine }: SealedTable, mix: readonly number[]): Foreseen {
  const played = mix.flatMap((share, i) => (share > 0 ? [i] : []));
  return { commits: played.map((i) => mine[i]), mix: played.map((i) => mix[i]) };
}

export const nemesisOf =
  (level: Sealing): Sealing =>
  (position, table, rng) => {
    const { book, seat, lists, judge } = position;
    const imagine = imaginer(position);
    const swapped = { own: lists.theirs[0], theirs: [lists.own] };
    const foresee = (): Foreseen => {
      const seen = view(book, imagine(rng), table.foe);
      const there: Position = { judge, book, view: seen, seat: table.foe, lists: swapped, memory: [] };
      const theirTable = sealedTable(there);
      if (theirTable === null) throw new Error(`${book.game}: only seat ${seat} decides here`);
      const { mix } = level(there, theirTable, rng, BUDGET);
      return playedOf(theirTable, mix);
    };
    const foreseen = Array.from({ length: WORLDS }, foresee);
    const wins = averaged(
      foreseen.map(({ commits }) => gains(table, table.mine, commits)),
      (row, k) => row.reduce((sum, gain, b) => sum + gain * foreseen[k].mix[b], 0),
    );
    const at = wins.indexOf(Math.max(...wins));
    return { mix: wins.map((_, i) => (i === at ? 1 : 0)), wins };
  };
