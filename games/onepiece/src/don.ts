// DON!! cards (spec 5, 6.4): interchangeable, so they are counted and not told apart. Every DON!! of a player is in
// the DON!! deck, active or rested in the cost area, or given to a card in play.

import type { Obj, Seat, State } from '@sleight/kernel/state';
import { DON, DON_ACTIVE, DON_DECK, DON_RESTED } from './counters';
import { donGiven } from './field';

/** DON!! on the field: cost area and given (spec 1). */
export const donOnField = (s: State, seat: Seat): number =>
  s.num[DON_ACTIVE + seat] + s.num[DON_RESTED + seat] + donGiven(s, seat);

/** Moves DON!! from the DON!! deck to the cost area; returns how many. */
export function addDon(s: State, seat: Seat, n: number, rested: boolean): number {
  const added = Math.min(n, s.num[DON_DECK + seat]);
  s.num[DON_DECK + seat] -= added;
  s.num[(rested ? DON_RESTED : DON_ACTIVE) + seat] += added;
  return added;
}

export function restDon(s: State, seat: Seat, n: number): number {
  const rested = Math.min(n, s.num[DON_ACTIVE + seat]);
  s.num[DON_ACTIVE + seat] -= rested;
  s.num[DON_RESTED + seat] += rested;
  return rested;
}

export function activateDon(s: State, seat: Seat, n: number): number {
  const activated = Math.min(n, s.num[DON_RESTED + seat]);
  s.num[DON_RESTED + seat] -= activated;
  s.num[DON_ACTIVE + seat] += activated;
  return activated;
}

/** From the cost area under a card of the same player. */
export function giveDon(s: State, o: Obj, n: number, rested: boolean): number {
  const pool = (rested ? DON_RESTED : DON_ACTIVE) + o.ctrl;
  const given = Math.min(n, s.num[pool]);
  s.num[pool] -= given;
  o.marks[DON] += given;
  return given;
}

/** Given DON!! fall to the cost area rested: when their card leaves, and in the Refresh Phase. */
export function dropDon(s: State, o: Obj): number {
  const dropped = o.marks[DON];
  s.num[DON_RESTED + o.ctrl] += dropped;
  o.marks[DON] = 0;
  return dropped;
}
