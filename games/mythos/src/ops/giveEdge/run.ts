// giveEdge: only a holder can give it (R6).
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type GiveEdge, register } from './schema';

export function run(a: GiveEdge, c: C): void {
  c.happens('giveEdge', sidesOf(c, undefined), () => 0, a.bind ?? register);
}
