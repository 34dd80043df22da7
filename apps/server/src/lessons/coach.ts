// What a guide says at the table, and what it makes of an answer that it did not mean.
// Invariant: it follows from the match alone: how many picks each seat has given that count.

import { clone, decisionFor, pick, playing, type Seat } from '@sleight/kernel';
import { type Guide, keyFor, nextPick, SOLVER, stepAt } from '@sleight/lessons';
import type { Coach } from '@sleight/protocol';
import { theOption } from '@sleight/scenario/pick';
import type { Table } from '../matches/table';
import { refused } from '../refused';
import { findGuide } from './shelf';

type Guided = Pick<Table, 'row' | 'book' | 'state' | 'line'>;

/** The guide that this match is, if it is one. */
export const guideOf = ({ row }: Pick<Table, 'row'>): Guide | null =>
  row.task?.kind === 'guide' ? findGuide(row.task.id) : null;

export const picksGiven = ({ line }: Pick<Table, 'line'>, seat: Seat): number =>
  line.reduce(
    (sum, { answer }) => sum + ('keys' in answer && answer.seat === seat ? answer.keys.length : 0),
    0,
  );

/** What the learner is told now; null where there is no guide, nothing to decide, or nothing more to say. */
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

/** Are these the picks that the guide means next, in this order? */
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

/** Refuses, kindly, what a guide did not mean: nothing has happened yet, so nothing has to be taken back. */
export function checkGuided(table: Guided, seat: Seat, keys: readonly string[]): void {
  const guide = guideOf(table);
  const isAsked = decisionFor(playing(table.book, table.state), SOLVER) !== null;
  // Whoever is not asked is told so by the match itself.
  if (guide === null || seat !== SOLVER || coachAt(table, isAsked) === null) return;
  const given = picksGiven(table, SOLVER);
  if (isMeant(table, guide, given, keys)) return;
  throw refused('not-this-step', [stepAt(guide, given)!.step.otherwise]);
}
