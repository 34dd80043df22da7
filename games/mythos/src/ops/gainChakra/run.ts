// gainChakra: a side adds to its pool now.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type GainChakra, register } from './schema';

export function run(a: GainChakra, c: C): void {
  c.happens('gainChakra', sidesOf(c, a.side), c.read.amount(a.amount, c), a.bind ?? register);
}
