// Plays the other side of puzzles and guides, and ends them. A puzzle's reply is proved in the bots' threads.
// Invariant: an end is a move like any other: the side that missed the goal concedes, so the log and the replay show it,
// and the winner of a puzzle's match has solved it. Work is cancelled once the match has moved on.
// Read next: prove.ts, and the lessons room for the proof.

import { decisionFor, playing } from '@sleight/kernel';
import { DEFENDER, isDefending, keyFor, nextPick, SOLVER } from '@sleight/lessons';
import type { ThoughtPool } from '../bots/pool';
import type { Host } from '../matches/host';
import type { Move, StoredTask } from '../matches/store';
import type { LiveTable } from '../matches/table';
import { isRefused } from '../refused';
import { guideOf, picksGiven } from './coach';
import { type Proof, proofOn } from './proof';

type Puzzle = Extract<StoredTask, { kind: 'puzzle' }>;

/** A thread may fail, or the machine may be too busy: without a verdict the puzzle would hang. */
const TRIES = 3;

const concede = (seat: Move['seat']): Move => ({ seat, concede: true });

/** The defender's picks, if it is asked. */
function picking({ book, state }: LiveTable, keys: readonly string[]): Move | null {
  const decision = decisionFor(playing(book, state), DEFENDER);
  return decision === null || keys.length === 0 ? null : { seat: DEFENDER, decision: decision.id, keys };
}

function provedMove(table: LiveTable, { verdict, keys }: Proof): Move | null {
  return verdict === null ? picking(table, keys) : concede(verdict === 'solved' ? DEFENDER : SOLVER);
}

/** If nothing could be proved, the defender plays what a time-out would pick. */
function unprovedMove(table: LiveTable): Move | null {
  const { book, state } = table;
  const decision = isDefending(book, state) ? decisionFor(playing(book, state), DEFENDER) : null;
  return picking(table, decision?.onTimeout ?? []);
}

function guideMove(table: LiveTable): Move | null {
  const guide = guideOf(table);
  if (guide === null) return null;
  const { book, state } = table;
  const reply = nextPick(guide, DEFENDER, picksGiven(table, DEFENDER));
  const isThrough = reply === null && nextPick(guide, SOLVER, picksGiven(table, SOLVER)) === null;
  if (isThrough) return concede(DEFENDER);
  const isAsked = reply !== null && decisionFor(playing(book, state), DEFENDER) !== null;
  return isAsked ? picking(table, [keyFor(book, state, DEFENDER, reply)]) : null;
}

/** The match has moved on; not an error. */
const isLate = (error: unknown): boolean =>
  isRefused(error) && ['stale', 'not-asked', 'over'].includes(error.wire.code);

export function runLessons(
  host: Host,
  pool: ThoughtPool,
  failed: (error: unknown, match: string) => void,
): { close(): void } {
  const underWay = new Map<string, AbortController>();

  async function puzzleMove(table: LiveTable, { goal }: Puzzle, signal: AbortSignal): Promise<Move | null> {
    for (let tried = 0; tried < TRIES && !signal.aborted; tried++) {
      try {
        return provedMove(table, await pool.prove(proofOn(table, goal, 'reply'), table.rulebook, signal));
      } catch (error) {
        if (!signal.aborted) failed(error, table.row.id);
      }
    }
    return unprovedMove(table);
  }

  /** The next automatic move; null while the person at the table decides. */
  async function nextMove(table: LiveTable, signal: AbortSignal): Promise<Move | null> {
    const { task } = table.row;
    if (task === null || table.state.result !== null) return null;
    return task.kind === 'puzzle' ? await puzzleMove(table, task, signal) : guideMove(table);
  }

  async function go(table: LiveTable, { signal }: AbortController): Promise<void> {
    try {
      const move = signal.aborted ? null : await nextMove(table, signal);
      if (move !== null && !signal.aborted) await host.move(table.row.id, move, table.n);
    } catch (error) {
      if (!isLate(error)) failed(error, table.row.id);
    }
  }

  const leave = host.listen({
    moved(table) {
      const { id, task } = table.row;
      if (task === null) return;
      underWay.get(id)?.abort();
      const mine = new AbortController();
      underWay.set(id, mine);
      // The player's own answer is acknowledged first.
      setImmediate(() => {
        void go(table, mine).finally(() => {
          if (underWay.get(id) === mine) underWay.delete(id);
        });
      });
    },
  });
  return {
    close() {
      leave();
      for (const one of underWay.values()) one.abort();
      underWay.clear();
    },
  };
}
