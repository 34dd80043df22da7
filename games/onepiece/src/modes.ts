// Choosing one of several ways on (spec 10.6): effects of "choose one", alternatives of a cost.

import { ASK, ask, type Said } from '@sleight/kernel/book';
import { END } from '@sleight/kernel/choose';
import { add, codeKind, codePayload, DECLINE, optionCode } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { other } from '@sleight/kernel/state';
import type { C } from './language';
import { MODE } from './options';

interface Mode {
  /** May it be chosen? */
  readonly open: Test;
  /** Emits what it does. */
  readonly write: () => void;
}

/** Emits the question and every way on; each ends where the next step begins. */
export function oneOf(
  c: C,
  modes: readonly Mode[],
  { byOpponent, decline, why }: { byOpponent: boolean; decline: boolean; why: Said },
): void {
  const starts: number[] = [];
  let end = 0;
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
        f.pc = codeKind(code) === DECLINE ? END : starts[codePayload(code)];
      },
      why: () => why,
    }),
  );
  for (const { write } of modes) {
    starts.push(c.steps.length);
    write();
    c.step((_p, f) => {
      f.pc = end;
    });
  }
  end = c.steps.length;
}
