// draw: cards from the top of the deck, one by one; "until" never trashes down (ruling 73).
import type { Count } from '@sleight/kernel/book';
import type { C } from '../../language';
import { HAND } from '../../places';
import { seatsFor, sidesIn } from '../../sides';
import { type Draw, register } from './schema';

export function run(a: Draw, c: C): void {
  const { until, side = 'player' } = a;
  const amount: Count =
    until === undefined
      ? c.read.amount(a.amount ?? 1, c)
      : (p, f) => Math.max(0, until - p.s.zones[HAND + seatsFor(f, side)[0]].length);
  c.happens('draw', sidesIn(c, side), amount, a.bind ?? register);
}
