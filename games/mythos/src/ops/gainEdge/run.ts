// gainEdge: the token moves at once.
import { edgeHolder } from '../../counters';
import type { C } from '../../language';
import { needsSide, sidesOf } from '../../seats';
import { type GainEdge, register } from './schema';

export function run(a: GainEdge, c: C): void {
  needsSide(c, undefined, (p, _f, seat) => edgeHolder(p.s) !== seat);
  c.happens('gainEdge', sidesOf(c, undefined), () => 0, a.bind ?? register);
}
