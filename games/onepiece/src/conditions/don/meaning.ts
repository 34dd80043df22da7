// don: the DON!! cards in the cost area and under cards, or one part of them.
import type { Play, Test } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import { DON_ACTIVE, DON_RESTED } from '../../counters';
import { donOnField } from '../../don';
import { donGiven } from '../../field';
import { keeps } from '../../limit';
import { summed } from '../../tally';
import type { Don } from './schema';

const all = (p: Play, seat: Seat): number => donOnField(p.s, seat);
const inState = {
  active: (p: Play, seat: Seat): number => p.s.num[DON_ACTIVE + seat],
  rested: (p: Play, seat: Seat): number => p.s.num[DON_RESTED + seat],
  given: (p: Play, seat: Seat): number => donGiven(p.s, seat),
};

export function meaning({ don }: Don): Test {
  const n = summed(don.side, don.state === undefined ? all : inState[don.state]);
  return (p, f) => keeps(don, n(p, f));
}
