// Hide and defeat share their choices: one character, a second different one, all, a set under a total, or one
// after another by the opponent until few enough are left.

import { ASK, ask, NO_REG, type Play, reg, type Said } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, newList, optionCode, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { objById } from '@sleight/kernel/objects';
import { stop } from '@sleight/kernel/procedure';
import { type Frame, other } from '@sleight/kernel/state';
import type { Target } from './ability';
import type { C } from './language';
import { pick } from './targets';

interface Removal extends Target {
  and?: Target;
  both?: true;
  bind?: string;
}

/** The opponent picks one at a time; one that was hidden instead still counts (R56). */
function untilFew(a: Removal, c: C, verb: 'hide' | 'defeat', name: string, why: Said): void {
  const left = a.downTo ?? 0;
  const those = c.read.select({ ...a, chooser: undefined }, c);
  const legal = c.read.select({ ...a, chooser: undefined }, c, verb);
  const done = c.register(name);
  const now = c.register(`${name} now`);
  const id = c.read.verb(verb);
  c.needs(legal);
  const again = c.label('again').here();
  const counted = (p: Play, f: Frame): number => {
    const found = newList<Ref>();
    those(p, f, found);
    return found.n;
  };
  c.ask(
    ask({
      seat: (_p, f) => other(f.you),
      list(p, f, out): void {
        if (counted(p, f) <= left) return;
        const found = newList<Ref>();
        legal(p, f, found);
        for (let i = 0; i < found.n; i++) add(out, optionCode(CHOOSE, found.list[i]));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? 0 : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        intend(p, f, id, [codePayload(code)], 0, now);
      },
      why: () => why,
    }),
  );
  c.step((p, f) => {
    const just = f.regs[now] ?? NO_REG;
    const before = f.regs[done] ?? NO_REG;
    f.regs[done] = reg([...before.refs, ...just.refs], before.n + just.n, [...before.last, ...just.last]);
    const picked = f.regs[now] !== null;
    f.regs[now] = null;
    if (picked && counted(p, f) > left) again.jump(f);
  });
}

/** Whose discard piles the cards of these characters go to. */
const pilesOf = (p: Play, r: Ref): number[] =>
  objById(p.s, refIndex(r))?.cards.map((card) => p.s.cards.owner[card]) ?? [];

/** Several cards that one effect puts into one discard pile go in the order its decider chooses (11.6.7). */
function inOrder(c: C, from: number, name: string, byOpponent: boolean): number {
  const ordered = c.register(`${name} in order`);
  const left = (f: Frame): Ref[] =>
    (f.regs[from]?.refs ?? []).filter((r) => !(f.regs[ordered]?.refs ?? []).includes(r));
  const meets = (p: Play, f: Frame, r: Ref): boolean => {
    const piles = pilesOf(p, r);
    return left(f).some((one) => one !== r && pilesOf(p, one).some((pile) => piles.includes(pile)));
  };
  c.step((_p, f) => {
    f.regs[ordered] = NO_REG;
  });
  const again = c.label('again').here();
  // A card alone on its pile needs no place in the order.
  c.step((p, f) => {
    const alone = left(f).filter((r) => !meets(p, f, r));
    f.regs[ordered] = reg([...(f.regs[ordered]?.refs ?? []), ...alone]);
  });
  c.ask(
    ask({
      seat: (_p, f) => (byOpponent ? other(f.you) : f.you),
      list(_p, f, out): void {
        for (const r of left(f)) add(out, optionCode(CHOOSE, r));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? 0 : codes.n === 1 ? codes.list[0] : ASK),
      pick(_p, f, code): void {
        f.regs[ordered] = reg([...(f.regs[ordered]?.refs ?? []), codePayload(code)]);
        if (left(f).length > 0) again.jump(f);
      },
      why: () => ({ en: 'Which one is discarded first?', fr: 'Lequel est défaussé en premier\u202f?' }),
    }),
  );
  return ordered;
}

export function remove(a: Removal, c: C, verb: 'hide' | 'defeat', register: string, why: Said): void {
  const name = a.bind ?? register;
  if (a.downTo !== undefined) {
    untilFew(a, c, verb, name, why);
    return;
  }
  const { and } = a;
  const firstName = `${name} choice`;
  const first = c.register(firstName);
  if (and === undefined) {
    pick(c, a, firstName, { why, verb });
    const several = verb === 'defeat' && (a.all === true || a.anyNumber === true || a.perMission === true);
    const those = several ? inOrder(c, first, name, a.chooser === 'opponent') : first;
    c.happens(verb, those, () => 0, name);
    return;
  }
  const secondSelect = c.read.select(and, c, verb);
  const secondThere = (p: Play, f: Frame): boolean => {
    const found = newList<Ref>();
    secondSelect(p, f, found);
    const taken = f.regs[first]?.refs ?? [];
    return found.list.slice(0, found.n).some((r) => !taken.includes(r));
  };
  const optional = c.takeDecline();
  pick(c, a, firstName, { why, verb, prefer: secondThere, decline: () => optional });
  // Where the first part finds nobody, the refusal is with the second.
  const alone = (_p: Play, f: Frame): boolean => optional && (f.regs[first]?.refs.length ?? 0) === 0;
  const second = pick(c, and, `${name} second`, { why, verb, except: first, decline: alone });
  const both = c.register(`${name} both`);
  c.step((_p, f) => {
    const parts = [f.regs[first]?.refs ?? [], f.regs[second]?.refs ?? []];
    if (a.both === true && parts.some((refs) => refs.length === 0)) stop(f);
    else f.regs[both] = reg([...parts[0], ...parts[1]]);
  });
  c.happens(verb, verb === 'defeat' ? inOrder(c, both, name, false) : both, () => 0, name);
}
