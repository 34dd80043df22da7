// gainEdge: the token moves at once.
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type GainEdge, register } from './schema';

export function run(a: GainEdge, c: C): void {
  c.happens('gainEdge', sidesOf(c, undefined), () => 0, a.bind ?? register);
}
