// life: the Life cards, of both players together if the text says so.
import type { Play, Test } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import { facesUp, lifeCount } from '../../life';
import { keeps } from '../../limit';
import { summed } from '../../tally';
import type { Life } from './schema';

const up = (p: Play, seat: Seat): number => facesUp(p.s, seat);
const all = (p: Play, seat: Seat): number => lifeCount(p.s, seat);
const down = (p: Play, seat: Seat): number => all(p, seat) - up(p, seat);

export function meaning({ life }: Life): Test {
  const n = summed(life.side, life.face === undefined ? all : life.face === 'up' ? up : down);
  return (p, f) => keeps(life, n(p, f));
}
