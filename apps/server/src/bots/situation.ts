// The input of a thought about a match: what one seat may know, as plain data that goes into a thread.
// Invariant: it is made from the seat's view, from facts redacted for it and from its own list. Two matches that
// differ only in what the seat cannot know give the same (law 11).
// Read next: the search room's think.ts, which uses it.

import { createHmac } from 'node:crypto';
import { type Fact, redact, type Seat, view } from '@sleight/kernel';
import { type LiveTable, memoryOf } from '../matches/table';
import type { ThinkRequest } from './levels';

export type Situation = Omit<ThinkRequest, 'level' | 'persona' | 'budget'>;

/** Facts are numbered from 0 in each answer; in memory they are numbered continuously. */
const remembered = (table: LiveTable, seat: Seat): Fact[] =>
  redact(memoryOf(table), seat).map((fact, n) => ({ ...fact, n }));

/**
 * The dice of one thought. They follow from the match, so they need no storage, and they do not reveal the seed the
 * match was dealt with.
 */
const diceFor = ({ row, versions }: LiveTable, seat: Seat): string =>
  createHmac('sha256', row.seed).update(`thought of ${seat} at ${versions[seat]}`).digest('hex');

export function situationOf(table: LiveTable, seat: Seat): Situation {
  const { row, book, state } = table;
  return {
    game: row.game,
    ruleset: row.ruleset,
    rules: row.changes,
    view: view(book, state, seat),
    seat,
    memory: remembered(table, seat),
    own: row.decks[seat],
    // Deck lists are secret before a match.
    theirs: null,
    seed: diceFor(table, seat),
  };
}
