// The one path of every effect (law 12): propose, leave out what is forbidden, offer replacements,
// apply, remember, and let abilities hear of it. Verbs nobody forbids or replaces skip straight to apply.

import { ASK, ask, NO_REG, NOTHING, type Play, reg, run } from './book';
import { add, codeKind, codePayload, DECLINE, OBJ, optionCode, REPLACE, refIndex, refKind } from './code';
import { forbiddenFrom } from './derive';
import { begin, impossible } from './frames';
import type { Ref } from './ids';
import { useUp } from './modifiers';
import { objById } from './objects';
import { askAgain, procedure } from './procedure';
import { EVENT, INTENT, mark, type Offer, onOffer, proposerOf } from './replacements';
import { hear, SETTLE } from './settle';
import type { Frame, Reg, Seat } from './state';
import { completed } from './telling';

const { step, reg: REG } = EVENT;

const remember = (p: Play, f: Frame, verb: number, n: number): void => {
  const turn = p.book.turn(p.s);
  p.s.log = [...p.s.log.filter((h) => h.turn >= turn - 1), { turn, verb, you: f.you, n }];
};

/**
 * Carries a verb out on its final subjects and tells everyone who listens. An event that had subjects and in the
 * end affected none of them did not happen.
 */
export function happen(p: Play, f: Frame, verb: number, subjects: readonly Ref[], amount: number): Reg {
  const before = p.cause;
  p.cause = f;
  p.eventful = true;
  const told = p.facts === null ? 0 : p.facts.length;
  const done = p.book.verbs[verb].apply(p, f, subjects, amount);
  // Some verbs tell of what leaves before it is gone.
  if (p.facts !== null && p.facts.length > told) completed(p);
  if (p.book.timing.watch !== undefined) p.book.timing.watch(p);
  if (subjects.length === 0 || done.refs.length > 0) {
    if (p.book.remembered[verb]) remember(p, f, verb, done.n);
    hear(p, verb, done);
  }
  p.cause = before;
  return done;
}

/** How often a verb happened this turn or the one before. Only verbs some text asks about are kept. */
export const happened = (p: Play, verb: number, you: Seat, turnsAgo = 0): number =>
  p.s.log.reduce(
    (n, h) => (h.verb === verb && h.you === you && h.turn === p.book.turn(p.s) - turnsAgo ? n + h.n : n),
    0,
  );

/** In place of a register: what happened is not kept. */
export const NOWHERE = -1;

const keep = (f: Frame, to: number, done: Reg): void => {
  if (to !== NOWHERE) f.regs[to] = done;
};

/**
 * Proposes a verb. What really happened is in register `to` of `f` when the machine comes back to it, so a step
 * proposes one at a time. A step that keeps `NOWHERE` what happened may propose several, which happen in that order.
 */
export function intend(
  p: Play,
  f: Frame,
  verb: number,
  subjects: readonly Ref[],
  amount: number,
  to: number,
): void {
  const allowed = p.book.banned[verb] ? subjects.filter((r) => !forbiddenFrom(p, f, verb, r)) : subjects;
  if (subjects.length > 0 && allowed.length === 0) keep(f, to, NO_REG);
  else if (!p.book.replaced[verb] || subjects.length === 0) keep(f, to, happen(p, f, verb, allowed, amount));
  else propose(p, f, verb, allowed, amount, to);
}

function propose(
  p: Play,
  f: Frame,
  verb: number,
  subjects: readonly Ref[],
  amount: number,
  to: number,
): void {
  const { stack } = p.s;
  const at = stack.lastIndexOf(f);
  const isNext = at === stack.length - 1 || (at >= 0 && to === NOWHERE);
  if (!isNext || f.code === INTENT) throw impossible(p, f, 'two events proposed at once', f.pc - 1);
  // In the order of the registers of `EVENT`.
  const regs = [reg(subjects, amount), reg([], verb), reg([], to), reg(usedSoFar(stack, at), 0), NO_REG];
  stack.splice(at + 1, 0, { code: INTENT, pc: step.offers, you: f.you, self: f.self, regs });
}

/** A substitute is part of the event it replaces: what was used on that event is not used again on the substitute. */
function usedSoFar(stack: readonly Frame[], proposer: number): readonly Ref[] {
  for (let i = proposer - 1; i >= 0; i--) {
    const { code, pc, regs } = stack[i];
    if (code === SETTLE) return [];
    if (code === INTENT) return pc === step.offers ? regs[REG.used]!.refs : [];
  }
  return [];
}

function use(p: Play, f: Frame, chosen: Offer): void {
  const { line, holder, you, source, covered, kept } = chosen;
  const { refs, n } = f.regs[REG.subjects]!;
  mark(f, REG.used, chosen);
  f.regs[REG.subjects] = reg(
    refs.filter((r) => !covered.includes(r)),
    n,
  );
  const on = objById(p.s, holder);
  if (on === null) useUp(p, holder);
  else if (line.limit >= 0) on.used |= 1 << line.limit;
  begin(p, line.code, you, source, reg(covered), kept);
}

/** The program of an intent that something may replace. It sits above the frame that proposed it. */
export const intentCode = procedure(EVENT, {
  offers: ask({
    seat: (p, f): Seat => onOffer(p, f)[0].seat,
    list(p, f, out): void {
      const open = onOffer(p, f);
      if (open.length > 0 && open.every(({ line }) => line.replacement!.optional))
        add(out, optionCode(DECLINE));
      open.forEach(({ isOpen }, i) => {
        if (isOpen) add(out, optionCode(REPLACE, i));
      });
    },
    forced: (p, f, codes) => {
      if (codes.n === 0) return NOTHING;
      return codes.n === 1 && onOffer(p, f).every(({ isOpen }) => isOpen) ? codes.list[0] : ASK;
    },
    pick(p, f, code): void {
      const open = onOffer(p, f);
      // Until nothing is left on offer, the question comes again.
      askAgain(f);
      if (codeKind(code) === REPLACE) use(p, f, open[codePayload(code)]);
      else for (const offer of open) mark(f, REG.declined, offer);
    },
    why: () => ({ en: 'Use this effect instead?', fr: 'Utiliser cet effet à la place\u202f?' }),
  }),
  apply: run((p, f) => {
    const proposer = proposerOf(p.s.stack);
    const { refs, n } = f.regs[REG.subjects]!;
    // A substitute may have taken another subject of the event out of play.
    const left = refs.filter((r) => refKind(r) !== OBJ || objById(p.s, refIndex(r)) !== null);
    const to = f.regs[REG.to]!.n;
    keep(proposer, to, left.length === 0 ? NO_REG : happen(p, proposer, f.regs[REG.verb]!.n, left, n));
  }),
});
