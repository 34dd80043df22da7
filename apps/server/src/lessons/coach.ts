// What a guide says at the table, and what it makes of an answer that it did not mean.
// Invariant: it follows from the match alone: how many picks each seat has given that count.

import type { Said, Seat } from '@sleight/kernel';
import { type Guide, keyFor, nextPick, SOLVER, stepAt } from '@sleight/lessons';
import type { Coach } from '@sleight/protocol';
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
  const pick = nextPick(guide, SOLVER, given);
  if (now === null || pick === null) return null;
  const { n, of, step } = now;
  return { n, of, say: step.say, keys: [keyFor(table.book, table.state, SOLVER, pick)] };
}

/** Refuses, kindly, what a guide did not mean: nothing has happened yet, so nothing has to be taken back. */
export function checkGuided(table: Guided, seat: Seat, keys: readonly string[]): void {
  const coach = coachAt(table, true);
  if (coach === null || seat !== SOLVER || coach.keys[0] === keys[0]) return;
  const step = stepAt(guideOf(table)!, picksGiven(table, SOLVER))!.step;
  throw refused('not-this-step', [step.otherwise satisfies Said]);
}
