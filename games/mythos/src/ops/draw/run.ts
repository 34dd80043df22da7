// draw: as many as exist; an empty deck draws nothing.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type Draw, register } from './schema';

export function run(a: Draw, c: C): void {
  c.happens('draw', sidesOf(c, a.side), c.read.amount(a.amount, c), a.bind ?? register);
}
