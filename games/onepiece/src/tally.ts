// Numbers of a player that conditions ask about, for one side or both.
// Next: conditions/ for their use.

import type { Play } from '@sleight/kernel/book';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { WhichSide } from './vocabulary';

/** Summed over the seats of a side: "the total of both players' Life". */
export function summed(side: WhichSide, of: (p: Play, seat: Seat) => number): (p: Play, f: Frame) => number {
  if (side === 'player') return (p, f) => of(p, f.you);
  if (side === 'opponent') return (p, f) => of(p, other(f.you));
  return (p) => of(p, 0) + of(p, 1);
}

export const zoneSize =
  (zone: number) =>
  (p: Play, seat: Seat): number =>
    p.s.zones[zone + seat].length;
