// draw: the player draws from the top of the deck. The game's verb handles an empty deck.

import { reg } from '../../book';
import { ref, SEAT } from '../../code';
import type { AbilityTypes, Compiler } from '../../compiler';
import { register } from './schema';

export interface Action<L extends AbilityTypes> {
  type: 'draw';
  amount: L['Amount'];
  bind?: string;
}

export function run<L extends AbilityTypes>(a: Action<L>, c: Compiler<L>): void {
  const amount = c.read.amount(a.amount, c);
  const who = c.register('you');
  c.step((_p, f) => {
    f.regs[who] = reg([ref(SEAT, f.you)]);
  });
  c.happens('draw', who, amount, a.bind ?? register);
}
