// where: of a character as the kernel has it; of a mission, the condition is asked about that mission.
import type { RefTest } from '@sleight/kernel/book';
import { PLACE, refIndex, refKind } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { objById } from '@sleight/kernel/objects';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Where } from './schema';

export function meaning({ where }: Where<Vocabulary>, { test }: Meanings): RefTest {
  const holds = test(where);
  return (p, f, r) => {
    if (refKind(r) === PLACE)
      return holds(p, { ...speakFor(f.you, f.self), regs: [{ refs: [r], n: 0, last: [] }] });
    const o = objById(p.s, refIndex(r));
    return o !== null && holds(p, speakFor(o.ctrl, o.id));
  };
}
