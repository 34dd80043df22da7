// A puzzle's stored solution, played out and recorded like a match, for players whose own attempt is over.
// Invariant: nothing of it is sent earlier: the attempt must be over and be the asker's own. It is computed from the
// current puzzle and rules, and not stored. Read next: record-match.ts for recordings, the lessons room for puzzles.

import { decisionFor, playing } from '@sleight/kernel';
import { DEFENDER, keyFor, type Puzzle, SOLVER } from '@sleight/lessons';
import { gameNamed } from '../matches/books';
import { shippedRulebook } from '../matches/compiled-rulebooks';
import type { MatchRow, Reasoned } from '../matches/store';
import { answered, type LiveTable, openTable } from '../matches/table';
import { composed, linesOf } from '../recordings/lines';
import { recorded } from '../recordings/record-match';
import { refused } from '../refused';
import type { Person } from '../rooms/starting';
import { findPuzzle } from './shelf';
import { newTask } from './start';

/** Solutions are proved with this seed (lessons/src/puzzles.test.ts). */
const SEED = 'one';

function after(table: LiveTable, answer: Reasoned): LiveTable {
  const step = answered(table, answer, table.n);
  if ('illegal' in step) throw new Error(`the solution of ${table.row.task?.id} is refused: ${step.illegal}`);
  return step.next;
}

/** The table after the last pick of the solution. */
export function playedOut(person: Person, { id, solution }: Puzzle): LiveTable {
  const row = { ...newTask(person, id, false), seed: SEED };
  const { rulebook } = shippedRulebook(gameNamed(row.game), row.ruleset, row.changes);
  let table = openTable(row, rulebook);
  for (const { seat, picks } of solution) {
    for (const pick of picks) {
      const { book, state } = table;
      const decision = decisionFor(playing(book, state), seat);
      if (decision === null) throw new Error(`the solution of ${id} answers what nobody asks: ${pick}`);
      table = after(table, { seat, decision: decision.id, keys: [keyFor(book, state, seat, pick)] });
    }
  }
  return table;
}

/** The other side has missed its goal and concedes, as in a match. */
const ended = (table: LiveTable): LiveTable =>
  table.state.result === null ? after(table, { seat: DEFENDER, concede: true }) : table;

/** The recording of a solution as JSON, from the solver's point of view; refused during the attempt. */
export async function solutionFor(user: string, row: MatchRow): Promise<string> {
  const mine = row.chairs[SOLVER];
  const puzzle = row.task?.kind === 'puzzle' ? findPuzzle(row.task.id) : null;
  if (puzzle === null || mine.kind !== 'person' || mine.user !== user) throw refused('unknown-match');
  if (row.status !== 'over') throw refused('not-over');
  const lines = linesOf(await recorded(ended(playedOut(mine, puzzle)), new Map()));
  return composed(lines, `${SOLVER}`);
}
