// All that a thought about a match starts from: what one seat may know, as plain data that goes into a thread.
// Invariant: it is made from the seat's view, from facts redacted for it and from its own list. Two matches that
// differ only in what the seat cannot know give the same (law 11).
// Read next: the search room's think.ts for what becomes of it.

import { createHmac } from 'node:crypto';
import { type Fact, redact, type Seat, view } from '@sleight/kernel';
import { memoryOf, type Table } from '../matches/table';
import type { ThinkRequest } from './levels';

export type Situation = Omit<ThinkRequest, 'level' | 'persona' | 'budget'>;

/** Facts are numbered from 0 in each answer; remembered, they are numbered through. */
const remembered = (table: Table, seat: Seat): Fact[] =>
  redact(memoryOf(table), seat).map((fact, n) => ({ ...fact, n }));

/**
 * Dice for one thought. They follow from the match, so that nothing has to be kept, and nobody can reckon back from
 * them to the seed that it was dealt with.
 */
const diceFor = ({ row, versions }: Table, seat: Seat): string =>
  createHmac('sha256', row.seed).update(`thought of ${seat} at ${versions[seat]}`).digest('hex');

export function situationOf(table: Table, seat: Seat): Situation {
  const { row, book, state } = table;
  return {
    game: row.game,
    ruleset: row.ruleset,
    rules: row.changes,
    view: view(book, state, seat),
    seat,
    memory: remembered(table, seat),
    own: row.decks[seat],
    // Nobody is shown the other's list before a match.
    theirs: null,
    seed: diceFor(table, seat),
  };
}
