// dealDamage: point by point as an attack does, but nothing blocks or counters it and no keyword applies (spec 8.8).
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { other } from '@sleight/kernel/state';
import { dealDamage } from '../../damage';
import type { C } from '../../language';
import { type DealDamage, register } from './schema';

export function run(a: DealDamage, c: C): void {
  const to = c.register(a.bind ?? register);
  const shared = c.read.rules;
  c.step((p, f) => {
    const seat = other(f.you);
    f.regs[to] = reg([ref(SEAT, seat)], a.amount);
    shared.notes.note(c.line);
    dealDamage(p, shared, seat, null, a.amount, false);
  });
}
