// A decision that both seats make at once, as a table: the seat's possible commits, the other seat's possible hands,
// and the result of each pair of commits.
// Invariant: the other seat's commits come from worlds that the view allows; the seat's own hand is hidden from it.
// Read next: sealings.ts for how the levels commit; a game's sealed.ts for the possible commits.

import { type Play, playing, resample, type Seat, type State, view } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import type { Commit, Payoffs, Sealed } from '@sleight/kit';
import { priorsFor } from '../lists';
import type { Position } from '../player';

/** The seat's chance to win: rows are its own commits, columns the other seat's. */
export type Matrix = readonly (readonly number[])[];

export interface SealedTable {
  readonly sealed: Sealed;
  readonly p: Play;
  readonly seat: Seat;
  readonly foe: Seat;
  readonly mine: readonly Commit[];
  readonly payoffs: Payoffs;
}

/** The table of a sealed decision, or null if the game cannot lay it out. */
export function sealedTable({ judge, book, view: seen, seat, weights }: Position): SealedTable | null {
  const sealed = judge.thinking?.sealed;
  if (sealed === undefined || seen.strands === null) return null;
  const p = playing(book, seen);
  const mine = sealed.commits(p, seat);
  return { sealed, p, seat, foe: seat === 0 ? 1 : 0, mine, payoffs: sealed.payoffs(p, weights) };
}

export function gains(
  { payoffs, seat }: SealedTable,
  mine: readonly Commit[],
  theirs: readonly Commit[],
): Matrix {
  if (seat === 0) return payoffs(mine, theirs);
  const turned = payoffs(theirs, mine);
  return mine.map((_, i) => turned.map((row) => 1 - row[i]));
}

function commitsIn(table: SealedTable, world: State, seat: Seat): readonly Commit[] {
  table.p.s = world;
  table.p.counted = -1;
  return table.sealed.commits(table.p, seat);
}

/** The other seat's possible commits in this world. */
export const theirsIn = (table: SealedTable, world: State): readonly Commit[] =>
  commitsIn(table, world, table.foe);

/** The commits of a hand that the other seat, in this world, may imagine. */
export function imaginedIn(
  position: Position,
  table: SealedTable,
  world: State,
  rng: number[],
): readonly Commit[] {
  const { book, lists, seat, view: seen } = position;
  const priors = priorsFor(lists, seen, seat);
  const blind = view(book, world, table.foe);
  return commitsIn(table, resample(book, blind, priors[below(rng, priors.length)], rng), seat);
}
