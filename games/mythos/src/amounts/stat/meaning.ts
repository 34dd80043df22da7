// stat: of the source as it is now; of a register as it was, where the register remembers it.
import type { Count } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { Meanings } from '../../language';
import { REMEMBERED, statNow } from '../../measure';
import type { Stat } from './schema';

export function meaning({ stat, of }: Stat, { register, shared: { rules } }: Meanings): Count {
  if (stat === 'count') {
    const at = register(of);
    return (_p, f) => f.regs[at]?.n ?? 0;
  }
  if (of === 'self') return (p, f) => statNow(p, rules, f, ref(OBJ, f.self), stat);
  const at = register(of);
  return (p, f) => {
    const held = f.regs[at];
    const last = held?.last[0];
    if (last !== undefined) return last.stats[REMEMBERED[stat]];
    return held?.refs[0] === undefined ? 0 : statNow(p, rules, f, held.refs[0], stat);
  };
}
