// Plays the other side of puzzles and guides, and ends them.
// Invariant: an end is a move like any other: whoever has missed the goal concedes, so that the log tells it, a replay
// shows it, and the winner of a puzzle's match has solved it. Read next: the lessons room for the proof.

import { decisionFor, playing } from '@sleight/kernel';
import { DEFENDER, defence, isDefending, keyFor, nextPick, SOLVER, verdictIn } from '@sleight/lessons';
import type { Host } from '../matches/host';
import type { Move, Task } from '../matches/store';
import type { Table } from '../matches/table';
import { isRefused } from '../refused';
import { guideOf, picksGiven } from './coach';

function puzzleMove(
  { game, book, state }: Table,
  { goal }: Extract<Task, { kind: 'puzzle' }>,
): string[] | Move | null {
  const verdict = verdictIn(game, book, state, goal);
  if (verdict !== null) return { seat: verdict === 'solved' ? DEFENDER : SOLVER, concede: true };
  return isDefending(book, state) ? defence(game, book, state, goal) : null;
}

function guideMove(table: Table): string[] | Move | null {
  const guide = guideOf(table);
  if (guide === null) return null;
  const { book, state } = table;
  const reply = nextPick(guide, DEFENDER, picksGiven(table, DEFENDER));
  const isThrough = reply === null && nextPick(guide, SOLVER, picksGiven(table, SOLVER)) === null;
  if (isThrough) return { seat: DEFENDER, concede: true };
  if (reply === null || decisionFor(playing(book, state), DEFENDER) === null) return null;
  return [keyFor(book, state, DEFENDER, reply)];
}

/** What happens next by itself; null while the person at the table is to decide. */
export function nextMove(table: Table): Move | null {
  const { row, book, state } = table;
  const { task } = row;
  if (task === null || state.result !== null) return null;
  const move = task.kind === 'puzzle' ? puzzleMove(table, task) : guideMove(table);
  if (!Array.isArray(move)) return move;
  const decision = decisionFor(playing(book, state), DEFENDER);
  return decision === null ? null : { seat: DEFENDER, decision: decision.id, keys: move };
}

/** The match has gone on in another way, which is no fault. */
const isLate = (error: unknown): boolean =>
  isRefused(error) && ['stale', 'not-asked', 'over'].includes(error.wire.code);

export function runLessons(host: Host, failed: (error: unknown, match: string) => void): { close(): void } {
  async function go(table: Table): Promise<void> {
    try {
      const move = nextMove(table);
      if (move !== null) await host.move(table.row.id, move);
    } catch (error) {
      if (!isLate(error)) failed(error, table.row.id);
    }
  }
  const leave = host.listen({
    moved(table) {
      // Whoever has just answered is told so first.
      if (table.row.task !== null) setImmediate(() => void go(table));
    },
  });
  return { close: leave };
}
