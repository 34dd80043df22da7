// A guide's instructions at the table, and its reaction to an unexpected answer.
// Invariant: it depends only on the match: on how many counting picks each seat has made.

import { clone, decisionFor, pick, playing, type Seat } from '@sleight/kernel';
import { type Guide, keyFor, nextPick, SOLVER, stepAt } from '@sleight/lessons';
import type { Coach } from '@sleight/protocol';
import { theOption } from '@sleight/scenario/pick';
import type { LiveTable } from '../matches/table';
import { refused } from '../refused';
import { findGuide } from './shelf';

type Guided = Pick<LiveTable, 'row' | 'book' | 'state' | 'line'>;

/** The guide of this match, if it is one. */
export const guideOf = ({ row }: Pick<LiveTable, 'row'>): Guide | null =>
  row.task?.kind === 'guide' ? findGuide(row.task.id) : null;

export const picksGiven = ({ line }: Pick<LiveTable, 'line'>, seat: Seat): number =>
  line.reduce(
    (sum, { answer }) => sum + ('keys' in answer && answer.seat === seat ? answer.keys.length : 0),
    0,
  );

/** The learner's current instruction; null if there is no guide, no decision, or nothing more to say. */
export function coachAt(table: Guided, isAsked: boolean): Coach | null {
  const guide = guideOf(table);
  if (guide === null || !isAsked || table.state.result !== null) return null;
  const given = picksGiven(table, SOLVER);
  const now = stepAt(guide, given);
  const next = nextPick(guide, SOLVER, given);
  if (now === null || next === null) return null;
  const { n, of, step } = now;
  return { n, of, say: step.say, keys: [keyFor(table.book, table.state, SOLVER, next)] };
}

/** Are these the next picks of the guide, in this order? */
function isMeant({ book, state }: Guided, guide: Guide, given: number, keys: readonly string[]): boolean {
  const p = playing(book, clone(state));
  return keys.every((key, i) => {
    const expected = nextPick(guide, SOLVER, given + i);
    if (expected === null || decisionFor(p, SOLVER) === null) return false;
    if (keyFor(book, p.s, SOLVER, expected) !== key) return false;
    pick(p, SOLVER, theOption(p, SOLVER, key).code);
    return true;
  });
}

/** Refuses an unexpected pick kindly, before anything happens, so there is nothing to undo. */
export function checkGuided(table: Guided, seat: Seat, keys: readonly string[]): void {
  const guide = guideOf(table);
  const isAsked = decisionFor(playing(table.book, table.state), SOLVER) !== null;
  // The match itself refuses a seat that is not asked.
  if (guide === null || seat !== SOLVER || coachAt(table, isAsked) === null) return;
  const given = picksGiven(table, SOLVER);
  if (isMeant(table, guide, given, keys)) return;
  throw refused('not-this-step', [stepAt(guide, given)!.step.otherwise]);
}
