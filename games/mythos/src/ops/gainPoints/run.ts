// gainPoints: mission points, now.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type GainPoints, register } from './schema';

export function run(a: GainPoints, c: C): void {
  c.happens('gainPoints', sidesOf(c, undefined), c.read.amount(a.amount, c), a.bind ?? register);
}
