// shuffle: shuffles a deck, which erases all knowledge of its order.
import type { C } from '../../language';
import { sidesIn } from '../../sides';
import { register, type Shuffle } from './schema';

export function run(a: Shuffle, c: C): void {
  c.happens('shuffle', sidesIn(c, a.side), () => 0, a.bind ?? register);
}
