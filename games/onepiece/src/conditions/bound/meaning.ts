// bound: the first card in the register.
import type { Test } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Bound } from './schema';

export function meaning({ bound, filters }: Bound<Vocabulary>, { register, matchAll }: Meanings): Test {
  const at = register(bound);
  const fits = matchAll(filters);
  return (p, f) => {
    const r = f.regs[at]?.refs[0];
    return r !== undefined && fits(p, f, r);
  };
}
