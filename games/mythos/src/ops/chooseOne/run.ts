// chooseOne: a side picks one of several effects; one that cannot be carried out is no choice.
import { ASK, ask, NOTHING } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, NUM, optionCode, ref, refIndex } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { other } from '@sleight/kernel/state';
import type { ChooseOne } from '../../ability';
import type { C } from '../../language';

export function run(a: ChooseOne, c: C): void {
  const modes = a.modes.map((_, i) => c.label(`mode ${i + 1}`));
  const after = c.label('after');
  const ready: Test[] = [];
  c.ask(
    ask({
      seat: (_p, f) => (a.chooser === 'opponent' ? other(f.you) : f.you),
      list(p, f, out): void {
        ready.forEach((isReady, i) => {
          if (isReady(p, f)) add(out, optionCode(CHOOSE, ref(NUM, i + 1)));
        });
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(_p, f, code): void {
        modes[refIndex(codePayload(code)) - 1].jump(f);
      },
      why: () => ({ en: 'Choose one', fr: 'Choisissez une option' }),
    }),
  );
  c.step((_p, f) => after.jump(f));
  a.modes.forEach(({ actions }, i) => {
    modes[i].here();
    ready.push(c.read.rules.runMode(actions, c));
    c.step((_p, f) => after.jump(f));
  });
  after.here();
}
