// bound: the controller that the register remembers.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { Test } from '../../book';
import type { Bound } from './schema';

export function meaning<W extends WordTypes>({ bound, side }: Bound, { register }: WordMeanings<W>): Test {
  const at = register(bound);
  return (_p, f) => (f.regs[at]?.last ?? []).some((last) => (side === 'player') === (last.ctrl === f.you));
}
