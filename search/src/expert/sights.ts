// How much a pick mostly changes for its seat, wherever it was tried: a first sight that costs nothing.
// Read next: expert.ts, which asks it where a node is too far down to try every pick.

import type { Seat } from '@sleight/kernel';

interface Mean {
  n: number;
  sum: number;
}

/** By seat and code: the change in log-odds right after the pick. */
export type Sights = readonly [Map<number, Mean>, Map<number, Mean>];

export const newSights = (): Sights => [new Map(), new Map()];

export function remember(sights: Sights, seat: Seat, code: number, change: number): void {
  const mean = sights[seat].get(code);
  if (mean === undefined) sights[seat].set(code, { n: 1, sum: change });
  else {
    mean.n++;
    mean.sum += change;
  }
}

/** A pick tried more rarely is tried again. */
const ENOUGH = 3;

export function usualChange(sights: Sights, seat: Seat, code: number): number | null {
  const mean = sights[seat].get(code);
  return mean === undefined || mean.n < ENOUGH ? null : mean.sum / mean.n;
}
