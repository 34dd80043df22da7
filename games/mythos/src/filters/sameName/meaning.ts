// sameName: the candidate shows the name that the held one shows, or last showed.
import type { RefTest } from '@sleight/kernel/book';
import type { Meanings } from '../../language';
import { defFor } from '../../measure';
import type { SameName } from './schema';

export function meaning({ sameName }: SameName, { register, shared: { identity } }: Meanings): RefTest {
  const at = register(sameName);
  return (p, f, r) => {
    const held = f.regs[at]?.refs[0];
    return held !== undefined && identity[defFor(p, f, r)].name === identity[defFor(p, f, held)].name;
  };
}
