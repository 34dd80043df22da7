// gainVp: one resolution of one ability gives at most `effectVpMax` (parameter).
import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import type { C } from '../../language';
import { type GainVp, register } from './schema';

export function run(a: GainVp, c: C): void {
  const who = c.register('you');
  const given = c.register('vp given');
  const amount = c.read.amount(a.amount, c);
  c.step((_p, f) => {
    f.regs[who] = reg([ref(SEAT, f.you)]);
  });
  const most = c.read.rules.effectVpMax ?? Number.POSITIVE_INFINITY;
  c.happens(
    'gainVp',
    who,
    (p, f) => Math.min(amount(p, f), most - (f.regs[given]?.n ?? 0)),
    a.bind ?? register,
  );
  const got = c.register(a.bind ?? register);
  c.step((_p, f) => {
    f.regs[given] = reg([], (f.regs[given]?.n ?? 0) + (f.regs[got]?.n ?? 0));
  });
}
