// loseVp: a debt that is counted when the round ends.
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { other } from '@sleight/kernel/state';
import type { C } from '../../language';
import { type LoseVp, register } from './schema';

export function run(a: LoseVp, c: C): void {
  const who = c.register('loser');
  c.step((_p, f) => {
    f.regs[who] = reg([ref(SEAT, a.side === 'player' ? f.you : other(f.you))]);
  });
  c.happens('loseVp', who, c.read.amount(a.amount, c), a.bind ?? register);
}
