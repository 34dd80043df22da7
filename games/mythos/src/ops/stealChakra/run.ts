// stealChakra: from the opponent to you, as much as is there.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { register, type StealChakra } from './schema';

export function run(a: StealChakra, c: C): void {
  c.happens('stealChakra', sidesOf(c, 'opponent'), c.read.amount(a.amount, c), a.bind ?? register);
}
