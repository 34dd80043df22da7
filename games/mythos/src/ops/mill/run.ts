// mill: the top cards of a deck go to its owner's discard pile.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type Mill, register } from './schema';

export function run(a: Mill, c: C): void {
  c.happens('mill', sidesOf(c, a.side), () => a.amount, a.bind ?? register);
}
