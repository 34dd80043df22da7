// takeControl: it changes sides in its mission, linked to the source.
import { reg } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { missionOf } from '../../character';
import type { C } from '../../language';
import { fits, mayTake } from '../../movement';
import { pick } from '../../targets';
import { register, type TakeControl } from './schema';

export function run(a: TakeControl, c: C): void {
  const why = {
    en: 'Choose a character to take control of',
    fr: 'Choisissez un personnage dont prendre le contrôle',
  };
  const to = pick(c, a, `${a.bind ?? register} choice`, {
    why,
    verb: 'takeControl',
    seems: (p, f, r) => {
      const o = objById(p.s, refIndex(r));
      return o !== null && mayTake(p, c.read.rules, f.you, o, 'both');
    },
  });
  // A name that the taker could not see is in the way: nothing is taken (law 10).
  c.step((p, f) => {
    const free = (f.regs[to]?.refs ?? []).filter((r) => {
      const o = objById(p.s, refIndex(r));
      return o !== null && fits(p, c.read.rules, o, f.you, missionOf(p, o));
    });
    f.regs[to] = reg(free);
  });
  c.happens('takeControl', to, () => 0, a.bind ?? register);
}
