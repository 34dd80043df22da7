// discount: waits with the player until a matching card is paid for, or its time is up.
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { DISCOUNT } from '../../discounts';
import { untilMoment } from '../../durations';
import type { C } from '../../language';
import { type Discount, register } from './schema';

export function run(a: Discount, c: C): void {
  const { amount, targetType, filters, duration = 'thisTurn' } = a;
  const { notes, addLasting, discounts } = c.read.rules;
  const line = addLasting({ name: 'pays less' });
  discounts[line] = c.read.match({ targetType, targetSide: 'player', from: 'hand', filters }, c);
  const to = c.register(a.bind ?? register);
  c.step((p, f) => {
    const on = ref(SEAT, f.you);
    const until = untilMoment(p, f.you, duration);
    attach(p, { on, by: f.you, kind: DISCOUNT, line, regs: [reg([], amount)], until });
    notes.note(c.line);
    f.regs[to] = reg([on]);
  });
}
