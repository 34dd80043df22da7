// A decision that both seats make at once, laid out: what one may commit to, the hands that the other seat may hold,
// and what commits come to when they meet.
// Invariant: the other seat's commits come from worlds that the view allows; one's own hand is hidden from it.
// Read next: sealings.ts for how the levels commit; a game's sealed.ts for what can be committed.

import {
  type Commit,
  type Payoffs,
  type Play,
  playing,
  resample,
  type Sealed,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { priorsFor } from '../lists';
import type { Position } from '../player';

/** One's chance to win: rows are one's own commits, columns the other seat's. */
export type Matrix = readonly (readonly number[])[];

export interface Table {
  readonly sealed: Sealed;
  readonly p: Play;
  readonly seat: Seat;
  readonly foe: Seat;
  readonly mine: readonly Commit[];
  readonly payoffs: Payoffs;
}

/** The table of a sealed decision, or null where this is none that the game can lay out. */
export function sealedTable({ judge, book, view: seen, seat, weights }: Position): Table | null {
  const sealed = judge.thinking?.sealed;
  if (sealed === undefined || seen.strands === null) return null;
  const p = playing(book, seen);
  const mine = sealed.commits(p, seat);
  return { sealed, p, seat, foe: seat === 0 ? 1 : 0, mine, payoffs: sealed.payoffs(p, weights) };
}

export function gains({ payoffs, seat }: Table, mine: readonly Commit[], theirs: readonly Commit[]): Matrix {
  if (seat === 0) return payoffs(mine, theirs);
  const turned = payoffs(theirs, mine);
  return mine.map((_, i) => turned.map((row) => 1 - row[i]));
}

function commitsIn(table: Table, world: State, seat: Seat): readonly Commit[] {
  table.p.s = world;
  table.p.counted = -1;
  return table.sealed.commits(table.p, seat);
}

/** What the other seat may commit to in this world. */
export const theirsIn = (table: Table, world: State): readonly Commit[] => commitsIn(table, world, table.foe);

/** What a hand can do that the other seat, in this world, may imagine one to hold. */
export function imaginedIn(position: Position, table: Table, world: State, rng: number[]): readonly Commit[] {
  const { book, lists, seat, view: seen } = position;
  const priors = priorsFor(lists, seen, seat);
  const blind = view(book, world, table.foe);
  return commitsIn(table, resample(book, blind, priors[below(rng, priors.length)], rng), seat);
}
