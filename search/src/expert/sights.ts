// The average change of a pick for its seat, wherever it was tried: a first sight without cost.
// Read next: expert.ts, which uses it for nodes too deep to try every pick.

import type { Seat } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';

interface Mean {
  n: number;
  sum: number;
}

/** By seat and code: the change in log-odds right after the pick. */
export type Sights = readonly [Map<OptionCode, Mean>, Map<OptionCode, Mean>];

export const newSights = (): Sights => [new Map(), new Map()];

export function remember(sights: Sights, seat: Seat, code: OptionCode, change: number): void {
  const mean = sights[seat].get(code);
  if (mean === undefined) sights[seat].set(code, { n: 1, sum: change });
  else {
    mean.n++;
    mean.sum += change;
  }
}

/** A pick tried less often is tried again. */
const ENOUGH = 3;

export function usualChange(sights: Sights, seat: Seat, code: OptionCode): number | null {
  const mean = sights[seat].get(code);
  return mean === undefined || mean.n < ENOUGH ? null : mean.sum / mean.n;
}
