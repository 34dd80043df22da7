// stat: of the source, or of the first card in the register, as it is now or was last known.
import type { Count } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { statOf } from '../../identity';
import type { Meanings } from '../../language';
import type { Stat } from './schema';

export function meaning({ stat, of, times = 1 }: Stat, { register }: Meanings): Count {
  const at = of === 'self' ? -1 : register(of);
  if (stat === 'count') return (_p, f) => (f.regs[at]?.n ?? 0) * times;
  return (p, f) => {
    const r = at < 0 ? ref(OBJ, f.self) : f.regs[at]?.refs[0];
    return r === undefined ? 0 : statOf(p, f, r, stat) * times;
  };
}
