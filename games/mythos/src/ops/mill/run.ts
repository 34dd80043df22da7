// mill: the top cards of a deck go to its owner's discard pile.
import type { C } from '../../language';
import { DECK } from '../../places';
import { needsSide, sidesOf } from '../../seats';
import { type Mill, register } from './schema';

export function run(a: Mill, c: C): void {
  needsSide(c, a.side, (p, _f, seat) => p.s.zones[DECK + seat].length > 0);
  c.happens('mill', sidesOf(c, a.side), () => a.amount, a.bind ?? register);
}
