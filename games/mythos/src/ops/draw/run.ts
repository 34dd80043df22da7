// draw: as many as exist; an empty deck draws nothing.
import type { C } from '../../language';
import { DECK } from '../../places';
import { needsSide, sidesOf } from '../../seats';
import { type Draw, register } from './schema';

export function run(a: Draw, c: C): void {
  const amount = c.read.amount(a.amount, c);
  needsSide(c, a.side, (p, f, seat) => amount(p, f) > 0 && p.s.zones[DECK + seat].length > 0);
  c.happens('draw', sidesOf(c, a.side), amount, a.bind ?? register);
}
