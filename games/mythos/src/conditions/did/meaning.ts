// did: the register holds something.
import type { Test } from '@sleight/kernel/book';
import type { Meanings } from '../../language';
import type { Did } from './schema';

export function meaning({ did }: Did, { register }: Meanings): Test {
  const at = register(did);
  return (_p, f) => (f.regs[at]?.refs.length ?? 0) > 0;
}
