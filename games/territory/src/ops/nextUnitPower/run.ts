// nextUnitPower: waits for the next unit this player deploys this round.
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import type { C } from '../../language';
import { type NextUnitPower, register } from './schema';

export function run(a: NextUnitPower, c: C): void {
  const who = c.register('you');
  c.step((_p, f) => {
    f.regs[who] = reg([ref(SEAT, f.you)]);
  });
  c.happens('nextUnitPower', who, c.read.amount(a.amount, c), a.bind ?? register);
}
