// A player that knows how one level thinks, though not its hand, and plays the best answer to it: how much it gains says
// how far that level can be exploited. For sealed decisions only.
// Read next: commit.ts.

import { type Commit, view } from '@sleight/kernel';
import { imaginer } from '../imagine';
import type { Position, Thinker, Thought } from '../player';
import { averages, sealedTable, type Table } from './commit';

/** Hands that the level may hold, each asked once. */
const WORLDS = 24;

/** What the level commits to if it holds what it does in this world. */
function answerOf(
  level: Thinker,
  position: Position,
  table: Table,
  rng: number[],
): (world: Position) => Commit {
  return (there) => {
    const { code, then = [] } = level(there, rng, { iterations: 300 });
    const picks = [code, ...then].join();
    const commits = table.sealed.commits({ ...table.p, s: there.view, counted: -1 }, table.foe);
    const found = commits.find(({ codes }) => codes.join() === picks);
    if (found === undefined)
      throw new Error(`${position.book.game}: the level committed to nothing that is open`);
    return found;
  };
}

export const nemesisOf =
  (level: Thinker): Thinker =>
  (position, rng): Thought => {
    const table = sealedTable(position);
    if (table === null) throw new Error(`${position.book.game} has no sealed decision here`);
    const { book, seat, lists, judge } = position;
    const imagine = imaginer(position);
    const swapped = { own: lists.theirs[0], theirs: [lists.own] };
    const ask = answerOf(level, position, table, rng);
    const against = Array.from({ length: WORLDS }, () => {
      const there = view(book, imagine(rng), seat === 0 ? 1 : 0);
      return [ask({ judge, book, view: there, seat: table.foe, lists: swapped, memory: [] })];
    });
    const wins = averages(table, against);
    const at = wins.indexOf(Math.max(...wins));
    const [code, ...then] = table.mine[at].codes;
    return { code, then, options: [] };
  };
