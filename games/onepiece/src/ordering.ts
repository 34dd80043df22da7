// Putting several cards somewhere in an order of one's own (spec 2, 16): the next card, again and again, or "any order
// is fine". Only who orders them learns the order.

import { ASK, ask, NOTHING, type Play, reg, type Said } from '@sleight/kernel/book';
import {
  add,
  CARD,
  CHOOSE,
  CHOOSE_CARD,
  codeA,
  codeKind,
  codePayload,
  has,
  optionCode,
  optionPair,
  refIndex,
  refKind,
} from '@sleight/kernel/code';
import type { OptionCode, Ref } from '@sleight/kernel/ids';
import { askAgain } from '@sleight/kernel/procedure';
import type { Frame, Seat } from '@sleight/kernel/state';
import { zoneOf } from './card-verbs';
import type { C } from './language';
import { ANY_ORDER, END_OF_STACK } from './options';

/** Emits the questions that put what register `of` holds in order; the first one picked comes first. */
export function inOrder(c: C, of: number, seat: (p: Play, f: Frame) => Seat, why: Said): void {
  const done = c.register(`ordered of ${of}`);
  const left = (f: Frame): Ref[] => {
    const placed = f.regs[done]?.refs ?? [];
    return (f.regs[of]?.refs ?? []).filter((r) => !placed.includes(r));
  };
  const nameOf = (p: Play, r: Ref): OptionCode =>
    refKind(r) === CARD
      ? optionPair(CHOOSE_CARD, p.s.cards.def[refIndex(r)], zoneOf(p, refIndex(r)))
      : optionCode(CHOOSE, r);
  c.step((_p, f) => {
    f.regs[done] = null;
  });
  c.ask(
    ask({
      seat,
      list(p, f, out): void {
        if (left(f).length < 2) return;
        add(out, optionCode(ANY_ORDER));
        for (const r of left(f)) if (!has(out, nameOf(p, r))) add(out, nameOf(p, r));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : ASK),
      pick(p, f, code): void {
        if (codeKind(code) === ANY_ORDER) return;
        const next =
          codeKind(code) === CHOOSE
            ? codePayload(code)
            : left(f).find((r) => p.s.cards.def[refIndex(r)] === codeA(code))!;
        f.regs[done] = reg([...(f.regs[done]?.refs ?? []), next]);
        askAgain(f);
      },
      why: () => why,
    }),
  );
  c.step((_p, f) => {
    f.regs[of] = reg([...(f.regs[done]?.refs ?? []), ...left(f)]);
    f.regs[done] = null;
  });
}

/** Emits the question "top or bottom?" and returns the register whose number is 0 or 1. Not asked about nothing. */
export function whichEnd(c: C, name: string, of: number, why: Said): number {
  const to = c.register(`${name} end`);
  c.step((_p, f) => {
    f.regs[to] = reg([], 0);
  });
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(_p, f, out): void {
        if ((f.regs[of]?.refs.length ?? 0) === 0) return;
        add(out, optionCode(END_OF_STACK, 0));
        add(out, optionCode(END_OF_STACK, 1));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : ASK),
      pick(_p, f, code): void {
        f.regs[to] = reg([], codePayload(code));
      },
      why: () => why,
    }),
  );
  return to;
}
