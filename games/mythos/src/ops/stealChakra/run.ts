// stealChakra: from the opponent to you, as much as is there.
import { CHAKRA } from '../../counters';
import type { C } from '../../language';
import { needsSide, sidesOf } from '../../seats';
import { register, type StealChakra } from './schema';

export function run(a: StealChakra, c: C): void {
  const amount = c.read.amount(a.amount, c);
  needsSide(c, 'opponent', (p, f, seat) => amount(p, f) > 0 && p.s.num[CHAKRA + seat] > 0);
  c.happens('stealChakra', sidesOf(c, 'opponent'), amount, a.bind ?? register);
}
