// Choosing what an effect touches (spec 11.2, 11.6): one, up to one, any number, X of them, one per mission, under a
// total; by the effect's controller or the opponent. Order-free picks go in canonical order.

import {
  ASK,
  ask,
  type Many,
  type Match,
  NOTHING,
  type Play,
  reg,
  type Said,
  type Select,
} from '@sleight/kernel/book';
import { END } from '@sleight/kernel/choose';
import {
  add,
  CHOOSE,
  type Codes,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  newCodes,
  optionCode,
  refIndex,
} from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { Target } from './ability';
import { missionOf, power } from './character';
import type { C } from './language';

export interface Picking {
  readonly why: Said;
  /** What is about to happen to them: those it cannot happen to are no legal targets. */
  readonly verb?: string;
  /** A register whose contents may not be picked again. */
  readonly except?: number;
  /** Narrows the candidates further. */
  readonly also?: Match;
  /** Picks after which this finds something are the only legal ones, if there are any. */
  readonly prefer?: (p: Play, f: Frame) => boolean;
  /** Would it do anything to whoever is picked? */
  readonly worth?: (p: Play, f: Frame) => boolean;
  /** When this pick may be refused, where an effect's refusal is not simply with its first question. */
  readonly decline?: (p: Play, f: Frame) => boolean;
}

function narrowed(select: Select, picking: Picking): Select {
  const { except, also } = picking;
  return (p, f, out) => {
    const start = out.n;
    select(p, f, out);
    const gone = except === undefined ? [] : (f.regs[except]?.refs ?? []);
    let kept = start;
    for (let i = start; i < out.n; i++) {
      const r = out.list[i];
      if (!gone.includes(r) && (also === undefined || also(p, f, r))) out.list[kept++] = r;
    }
    out.n = kept;
  };
}

/** Two parts of one effect hit two different characters, if two exist (R33). */
function preferred(select: Select, to: number, prefer: Picking['prefer']): Select {
  if (prefer === undefined) return select;
  return (p, f, out) => {
    select(p, f, out);
    const before = f.regs[to] ?? null;
    const good: number[] = [];
    for (let i = 0; i < out.n; i++) {
      f.regs[to] = reg([out.list[i]]);
      if (prefer(p, f)) good.push(out.list[i]);
    }
    f.regs[to] = before;
    if (good.length === 0) return;
    good.forEach((r, i) => {
      out.list[i] = r;
    });
    out.n = good.length;
  };
}

const missionAt = (p: Play, r: number): number => {
  const o = objById(p.s, refIndex(r));
  return o === null ? 0 : missionOf(p, o);
};

/** Emits the choice and returns the register that holds it. */
export function pick(c: C, target: Target, name: string, picking: Picking): number {
  const { rules } = c.read.rules;
  const to = c.register(name);
  const select = preferred(narrowed(c.read.select(target, c, picking.verb), picking), to, picking.prefer);
  const needed: Select = (p, f, out) => {
    if (picking.worth === undefined || picking.worth(p, f)) select(p, f, out);
  };
  const fixed = target.all === true || target.targetType === 'self' || target.targetType === 'bound';
  if (fixed) {
    c.step((p, f) => {
      const every = newCodes();
      select(p, f, every);
      f.regs[to] = reg(every.list.slice(0, every.n));
    });
    c.needs(needed);
    return to;
  }
  c.step((_p, f) => {
    f.regs[to] = null;
  });
  const wants = target.targets === undefined ? null : c.read.amount(target.targets, c);
  const many = target.anyNumber === true || target.perMission === true || wants !== null;
  const least = (p: Play, f: Frame, there: number): number => {
    if (target.upTo === true || target.anyNumber === true || target.perMission === true) return 0;
    return Math.min(there, wants === null ? 1 : wants(p, f));
  };
  const most = (p: Play, f: Frame): number => (wants !== null ? wants(p, f) : many ? 99 : 1);
  const taken = target.chooser === 'opponent' || picking.decline !== undefined ? false : c.takeDecline();
  const mayDecline = picking.decline ?? (() => taken);
  c.needs(needed);
  const powerOf = (p: Play, r: number): number => {
    const o = objById(p.s, refIndex(r));
    return o === null ? 0 : power(p, rules, o);
  };

  function list(p: Play, f: Frame, out: Codes): void {
    const found = newCodes();
    select(p, f, found);
    const chosen = f.regs[to]?.refs ?? [];
    const decline = chosen.length === 0 && mayDecline(p, f);
    if (decline) add(out, optionCode(DECLINE));
    const needed = least(p, f, found.n);
    const sum = chosen.reduce((n, r) => n + powerOf(p, r), 0);
    const limit = target.sumMax?.power ?? null;
    if ((many || target.upTo === true) && chosen.length >= needed && (limit === null || sum <= limit)) {
      if (!decline) add(out, optionCode(DONE));
    }
    if (chosen.length >= most(p, f)) return;
    const last = chosen[chosen.length - 1];
    const from = last === undefined ? 0 : found.list.lastIndexOf(last, found.n - 1) + 1;
    const reserve = Math.max(0, needed - chosen.length - 1);
    for (let i = from; i < found.n - reserve; i++) {
      const r = found.list[i];
      if (target.perMission === true && chosen.some((x) => missionAt(p, x) === missionAt(p, r))) continue;
      if (limit !== null) {
        let best = sum + powerOf(p, r);
        for (let j = i + 1; j < found.n; j++) best += Math.min(0, powerOf(p, found.list[j]));
        if (best > limit) continue;
      }
      add(out, optionCode(CHOOSE, r));
    }
  }

  c.ask(
    ask({
      seat: (_p, f): Seat => (target.chooser === 'opponent' ? other(f.you) : f.you),
      list,
      forced: (_p, _f, codes) => {
        if (codes.n === 0) return NOTHING;
        if (codes.n > 1) return ASK;
        const only = codeKind(codes.list[0]);
        return only === DECLINE ? NOTHING : codes.list[0];
      },
      pick(p, f, code): void {
        const kind = codeKind(code);
        if (kind === DECLINE) f.pc = END;
        if (kind !== CHOOSE) return;
        const chosen = [...(f.regs[to]?.refs ?? []), codePayload(code)];
        f.regs[to] = reg(chosen);
        if (many && chosen.length < most(p, f)) f.pc--;
      },
      why: () => picking.why,
      many(p, f): Many | null {
        // Where not every choice goes with every other, they are better made one by one.
        if (!many || target.sumMax !== undefined || target.perMission === true) return null;
        const found = newCodes();
        select(p, f, found);
        const chosen = f.regs[to]?.refs.length ?? 0;
        const atMost = Math.min(most(p, f), found.n);
        return { chosen, least: least(p, f, found.n), most: atMost, keepsOrder: false };
      },
    }),
  );
  return to;
}
