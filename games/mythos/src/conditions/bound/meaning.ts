// bound: the first thing it holds fits, by the value it had then where the register remembers one (R36).
import type { Test } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Bound } from './schema';

export function meaning({ bound, filters }: Bound<Vocabulary>, { register, filter }: Meanings): Test {
  const at = register(bound);
  const all = filters.map((one) => {
    const { fits, was } = filter(one);
    return was === undefined ? fits : was(at);
  });
  return (p, f) => {
    const held = f.regs[at]?.refs[0];
    return held !== undefined && all.every((fits) => fits(p, f, held));
  };
}
