// loseChakra: a side pays, as much as it has.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type LoseChakra, register } from './schema';

export function run(a: LoseChakra, c: C): void {
  c.happens('loseChakra', sidesOf(c, a.side), c.read.amount(a.amount, c), a.bind ?? register);
}
