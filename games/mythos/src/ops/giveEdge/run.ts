// giveEdge: only a holder can give it (R6).
import { edgeHolder } from '../../counters';
import type { C } from '../../language';
import { needsSide, sidesOf } from '../../seats';
import { type GiveEdge, register } from './schema';

export function run(a: GiveEdge, c: C): void {
  needsSide(c, undefined, (p, _f, seat) => edgeHolder(p.s) === seat);
  c.happens('giveEdge', sidesOf(c, undefined), () => 0, a.bind ?? register);
}
