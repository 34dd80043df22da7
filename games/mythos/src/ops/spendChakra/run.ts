// spendChakra: any amount from 0 to the whole pool.
import { reg } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import { tell } from '@sleight/kernel/telling';
import { CHAKRA } from '../../counters';
import type { C } from '../../language';
import { needsSide } from '../../seats';
import { register, type SpendChakra } from './schema';

export function run(a: SpendChakra, c: C): void {
  const spent = c.register(a.bind ?? register);
  needsSide(c, undefined, (p, _f, seat) => p.s.num[CHAKRA + seat] > 0);
  c.ask(
    chooseNumberStep({
      from: () => 0,
      upTo: (p, f) => p.s.num[CHAKRA + f.you],
      take: (p, f, n) => {
        p.s.num[CHAKRA + f.you] -= n;
        if (n > 0) tell(p, 'pay', { seat: f.you, amount: n });
        f.regs[spent] = reg(n > 0 ? [n] : [], n);
      },
      why: () => ({ en: 'How much chakra do you spend?', fr: 'Combien de chakra dépensez-vous\u202f?' }),
    }),
  );
}
