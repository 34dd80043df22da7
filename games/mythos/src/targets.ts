// Choosing what an effect touches (spec 11.2, 11.6): one, up to one, any number, X of them, one per mission, under a
// total; by the effect's controller or the opponent. Read next: the kernel's choose.ts and sets.ts.

import { type Play, type RefTest, reg, type Said, type Select, type Test } from '@sleight/kernel/book';
import { chooseStep } from '@sleight/kernel/choose';
import { has, newList, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { Target } from './ability';
import { missionOf, power } from './character';
import type { C } from './language';

export interface Picking {
  readonly why: Said;
  /** The verb about to affect them: candidates it cannot affect are not legal targets. */
  readonly verb?: string;
  /** A register whose contents may not be picked again. */
  readonly except?: number;
  /** Narrows the candidates further. */
  readonly also?: RefTest;
  /** Picks after which this finds something are the only legal ones, if there are any. */
  readonly prefer?: (p: Play, f: Frame) => boolean;
  /** Would it do anything to the target picked? */
  readonly worth?: (p: Play, f: Frame) => boolean;
  /** May this one be picked, as far as both players can tell? Absent: everything it depends on is open. */
  readonly seems?: RefTest;
  /** When this pick may be refused, where an effect's refusal is not simply with its first question. */
  readonly decline?: (p: Play, f: Frame) => boolean;
}

function narrowed(select: Select, picking: Pick<Picking, 'except' | 'also'>): Select {
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
    const good: Ref[] = [];
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

const missionAt = (p: Play, r: Ref): number => {
  const o = objById(p.s, refIndex(r));
  return o === null ? 0 : missionOf(p, o);
};

/** Emits the choice and returns the register that holds it. */
export function pick(c: C, target: Target, name: string, picking: Picking): number {
  const { rules } = c.read.rules;
  const powerOf = (p: Play, r: Ref): number => {
    const o = objById(p.s, refIndex(r));
    return o === null ? 0 : power(p, rules, o);
  };
  const to = c.register(name);
  const select = preferred(narrowed(c.read.select(target, c, picking.verb), picking), to, picking.prefer);
  // A hidden name that is in the way stays secret: it is asked as if there were none (law 10).
  const hasSecrets = picking.seems !== undefined && rules.names.hiddenCounts;
  const seeming = hasSecrets ? narrowed(c.read.select(target, c, 'look'), { also: picking.seems }) : select;
  const needed: Select = (p, f, out) => {
    if (picking.worth === undefined || picking.worth(p, f)) seeming(p, f, out);
  };
  const predictable: Test = (p, f) => {
    const [here, there] = [newList<Ref>(), newList<Ref>()];
    select(p, f, here);
    seeming(p, f, there);
    return here.n === there.n && here.list.slice(0, here.n).every((r) => has(there, r));
  };
  const fixed = target.all === true || target.targetType === 'self' || target.targetType === 'bound';
  if (fixed) {
    c.step((p, f) => {
      const every = newList<Ref>();
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
  const isFree = target.upTo === true || target.anyNumber === true || target.perMission === true;
  const isUnbounded = wants === null && (target.anyNumber === true || target.perMission === true);
  const taken = target.chooser === 'opponent' || picking.decline !== undefined ? false : c.takeDecline();
  c.needs(needed);
  c.ask(
    chooseStep({
      seat: (_p, f): Seat => (target.chooser === 'opponent' ? other(f.you) : f.you),
      select,
      min: (p, f) => (isFree ? 0 : (wants?.(p, f) ?? 1)),
      max: (p, f) => (isUnbounded ? Number.POSITIVE_INFINITY : (wants?.(p, f) ?? 1)),
      to,
      decline: picking.decline ?? (() => taken),
      noneDeclines: true,
      ...(target.perMission === true ? { group: missionAt } : {}),
      ...(target.sumMax === undefined ? {} : { sum: { total: target.sumMax.power, of: powerOf } }),
      ...(hasSecrets ? { predictable } : {}),
      why: picking.why,
    }),
  );
  return to;
}
