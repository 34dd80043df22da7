// mission: the missions of the candidate and of the source, or of what the register holds, are the same or not.
import type { RefTest } from '@sleight/kernel/book';
import { hereOf, missionOfRef } from '../../candidates';
import type { Meanings } from '../../language';
import type { Mission } from './schema';

export function meaning(filter: Mission, { register }: Meanings): RefTest {
  if (filter.mission === 'same') {
    const at = register(filter.of);
    return (p, f, r) => {
      const held = f.regs[at]?.refs[0];
      return held !== undefined && missionOfRef(p, f, held) === missionOfRef(p, f, r);
    };
  }
  const here = filter.mission === 'here';
  return (p, f, r) => (missionOfRef(p, f, r) === hereOf(p, f)) === here;
}
