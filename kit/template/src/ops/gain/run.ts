// gain: for the player of the ability.
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import type { C } from '../../language';
import { type Gain, register } from './schema';

export function run(a: Gain, c: C): void {
  const who = c.register('you');
  c.step((_p, f) => {
    f.regs[who] = reg([ref(SEAT, f.you)]);
  });
  c.happens('gain', who, c.read.amount(a.amount, c), a.bind ?? register);
}
