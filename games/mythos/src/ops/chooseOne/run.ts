// chooseOne: a side picks one of several effects; one that cannot be carried out is no choice.
import { ASK, ask, NOTHING } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, NUM, optionCode, ref, refIndex } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { other } from '@sleight/kernel/state';
import type { ChooseOne } from '../../ability';
import type { C } from '../../language';

export function run(a: ChooseOne, c: C): void {
  const starts: number[] = [];
  const ready: Test[] = [];
  let end = 0;
  c.ask(
    ask({
      seat: (_p, f) => (a.chooser === 'opponent' ? other(f.you) : f.you),
      list(p, f, out): void {
        starts.forEach((_, i) => {
          if (ready[i](p, f)) add(out, optionCode(CHOOSE, ref(NUM, i + 1)));
        });
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(_p, f, code): void {
        f.pc = starts[refIndex(codePayload(code)) - 1];
      },
      why: () => ({ en: 'Choose one', fr: 'Choisissez' }),
    }),
  );
  c.step((_p, f) => {
    f.pc = end;
  });
  for (const mode of a.modes) {
    starts.push(c.steps.length);
    ready.push(c.read.rules.runMode(mode.actions, c));
    c.step((_p, f) => {
      f.pc = end;
    });
  }
  end = c.steps.length;
}
