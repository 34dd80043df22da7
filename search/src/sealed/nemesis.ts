// Knows how one level commits, though not its hand, and answers best: how much that gains says how far the level can be
// exploited. Read next: sealings.ts.

import { type Commit, view } from '@sleight/kernel';
import { imaginer } from '../imagine';
import type { Position } from '../player';
import { averaged, type Sealing } from './sealings';
import { gains, sealedTable, type Table } from './table';

/** Hands that the level may hold, and how long it is thought to think about each. */
const WORLDS = 12;
const BUDGET = { iterations: 300 };

/** What the level may commit to, and how often it would, if it holds what it does in this world. */
interface Foreseen {
  readonly commits: readonly Commit[];
  readonly mix: readonly number[];
}

/** Only what is ever played. */
function playedOf({ mine }: Table, mix: readonly number[]): Foreseen {
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
