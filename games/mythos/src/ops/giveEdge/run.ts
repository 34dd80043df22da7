// giveEdge: only a holder can give it (R6).
import { add, ref, SEAT } from '@sleight/kernel/code';
import { edgeHolder } from '../../counters';
import type { C } from '../../language';
import { sidesOf } from '../../seats';
import { type GiveEdge, register } from './schema';

export function run(a: GiveEdge, c: C): void {
  c.needs((p, f, out) => {
    if (edgeHolder(p.s) === f.you) add(out, ref(SEAT, f.you));
  });
  c.happens('giveEdge', sidesOf(c, undefined), () => 0, a.bind ?? register);
}
