// distribute: one number for each eligible unit but the last, which takes the rest; dealt together (8.7).

import { ASK, ask, numbersIn, numbersReg, type Play, reg } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, NUM, newList, optionCode, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { askAgain } from '@sleight/kernel/procedure';
import type { Frame } from '@sleight/kernel/state';
import type { C } from '../../language';
import { raised } from '../damage/run';
import { type Distribute, register } from './schema';

export function run(a: Distribute, c: C): void {
  const select = c.read.select(a, c, 'damage');
  const amount = raised(c.read.amount(a.amount, c));
  const among = c.register('among');
  const shares = c.register('shares');
  const done = c.register(a.bind ?? register);
  const verb = c.read.verb('damage');

  c.step((p, f) => {
    const found = newList<Ref>();
    select(p, f, found);
    f.regs[among] = reg(found.list, amount(p, f));
    f.regs[shares] = numbersReg([], 0);
  });

  const left = (f: Frame): number => f.regs[among]!.n - f.regs[shares]!.n;
  const give = (f: Frame, n: number): void => {
    const given = f.regs[shares]!;
    f.regs[shares] = numbersReg([...numbersIn(given), n], given.n + n);
  };

  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(_p, f, out): void {
        const waiting = f.regs[among]!.refs.length - numbersIn(f.regs[shares]!).length;
        if (waiting === 0) return;
        for (let n = waiting === 1 ? left(f) : 0; n <= left(f); n++)
          add(out, optionCode(CHOOSE, ref(NUM, n)));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? 0 : codes.n === 1 ? codes.list[0] : ASK),
      pick(_p, f, code): void {
        give(f, refIndex(codePayload(code)));
        askAgain(f);
      },
      why(p: Play, f: Frame) {
        const unit = f.regs[among]!.refs[numbersIn(f.regs[shares]!).length];
        const { say } = p.book.naming.ref(p, f.you, unit);
        return { en: `How much damage to ${say.en}?`, fr: `Combien de dégâts à ${say.fr}\u202f?` };
      },
    }),
  );

  c.step((p, f) => {
    f.regs[among]!.refs.forEach((unit, i) => {
      const share = numbersIn(f.regs[shares]!)[i];
      if (share > 0) intend(p, f, verb, [unit], share, done);
    });
  });
}
