// Choosing one of several ways on (spec 10.6): effects of "choose one", alternatives of a cost.

import { ASK, ask, type OptionLabel, type Said } from '@sleight/kernel/book';
import { add, codeKind, codePayload, DECLINE, optionCode } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { stop } from '@sleight/kernel/procedure';
import { other } from '@sleight/kernel/state';
import type { C } from './language';
import { MODE } from './options';

interface Mode {
  /** May it be chosen? */
  readonly open: Test;
  /** Emits what it does. */
  readonly write: () => void;
  /** What it is called; null for its number. */
  readonly named: () => Said | null;
}

/** Emits the question and every way on; each ends where the next step begins. */
export function oneOf(
  c: C,
  modes: readonly Mode[],
  { byOpponent, decline, why }: { byOpponent: boolean; decline: boolean; why: Said },
): void {
  const starts = modes.map((_, i) => c.label(`mode ${i + 1}`));
  const after = c.label('after');
  c.ask(
    ask({
      seat: (_p, f) => (byOpponent ? other(f.you) : f.you),
      list(p, f, out): void {
        if (decline) add(out, optionCode(DECLINE));
        modes.forEach(({ open }, i) => {
          if (open(p, f)) add(out, optionCode(MODE, i));
        });
      },
      forced: (_p, _f, codes) => (codes.n === 1 ? codes.list[0] : ASK),
      pick(_p, f, code): void {
        if (codeKind(code) === DECLINE) stop(f);
        else starts[codePayload(code)].jump(f);
      },
      why: () => why,
      called(_p, _f, code): OptionLabel | null {
        const say = codeKind(code) === MODE ? modes[codePayload(code)].named() : null;
        return say === null ? null : { say };
      },
    }),
  );
  modes.forEach(({ write }, i) => {
    starts[i].here();
    write();
    c.step((_p, f) => after.jump(f));
  });
  after.here();
}
