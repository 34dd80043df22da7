// The one path of every effect (law 12): propose, leave out what is forbidden, offer replacements,
// apply, remember, and let abilities hear of it. Verbs nobody forbids or replaces skip straight to apply.

import { ASK, ask, NO_REG, NOTHING, type Play, reg, run, type Step } from './book';
import { add, codeKind, codePayload, DECLINE, OBJ, optionCode, REPLACE, refIndex, refKind } from './code';
import { forbiddenFrom } from './derive';
import { begin, impossible } from './frames';
import { useUp } from './modifiers';
import { objById } from './objects';
import { DECLINED, mark, type Offer, onOffer, SUBJECTS, TO, USED, VERB } from './replacements';
import { hear, SETTLE } from './settle';
import type { Frame, Reg, Seat } from './state';

const remember = (p: Play, f: Frame, verb: number, n: number): void => {
  const turn = p.book.turn(p.s);
  p.s.log = [...p.s.log.filter((h) => h.turn >= turn - 1), { turn, verb, you: f.you, n }];
};

/**
 * Carries a verb out on its final subjects and tells everyone who listens. An event that had subjects and in the
 * end affected none of them did not happen.
 */
export function happen(p: Play, f: Frame, verb: number, subjects: readonly number[], amount: number): Reg {
  const before = p.cause;
  p.cause = f;
  p.eventful = true;
  const done = p.book.verbs[verb].apply(p, f, subjects, amount);
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

/**
 * Proposes a verb. What really happened is in register `to` of `f` when the machine comes back to it, so a step
 * proposes one at a time.
 */
export function intend(
  p: Play,
  f: Frame,
  verb: number,
  subjects: readonly number[],
  amount: number,
  to: number,
): void {
  const allowed = p.book.banned[verb] ? subjects.filter((r) => !forbiddenFrom(p, f, verb, r)) : subjects;
  if (subjects.length > 0 && allowed.length === 0) f.regs[to] = NO_REG;
  else if (!p.book.replaced[verb] || subjects.length === 0) f.regs[to] = happen(p, f, verb, allowed, amount);
  else propose(p, f, verb, allowed, amount, to);
}

function propose(
  p: Play,
  f: Frame,
  verb: number,
  subjects: readonly number[],
  amount: number,
  to: number,
): void {
  const { stack } = p.s;
  if (stack[stack.length - 1] !== f || f.code === INTENT)
    throw impossible(p, f, 'two events proposed at once');
  const regs = [reg(subjects, amount), reg([], verb), reg([], to), reg(usedSoFar(stack), 0), NO_REG];
  stack.push({ code: INTENT, pc: 0, you: f.you, self: f.self, regs });
}

/** A substitute is part of the event it replaces: what was used on that event is not used again on the substitute. */
function usedSoFar(stack: readonly Frame[]): readonly number[] {
  for (let i = stack.length - 2; i >= 0; i--) {
    const { code, pc, regs } = stack[i];
    if (code === SETTLE) return [];
    if (code === INTENT) return pc === 0 ? regs[USED]!.refs : [];
  }
  return [];
}

function use(p: Play, f: Frame, chosen: Offer): void {
  const { line, holder, you, source, covered, kept } = chosen;
  const { refs, n } = f.regs[SUBJECTS]!;
  mark(f, USED, chosen);
  f.regs[SUBJECTS] = reg(
    refs.filter((r) => !covered.includes(r)),
    n,
  );
  const on = objById(p.s, holder);
  if (on === null) useUp(p, holder);
  else if (line.limit >= 0) on.used |= 1 << line.limit;
  begin(p, line.code, you, source, reg(covered), kept);
}

/** The program of an intent that something may replace. It sits above the frame that proposed it. */
export const intentSteps: readonly Step[] = [
  ask({
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
      f.pc = 0;
      if (codeKind(code) === REPLACE) use(p, f, open[codePayload(code)]);
      else for (const offer of open) mark(f, DECLINED, offer);
    },
    why: () => ({ en: 'Replace this event?', fr: 'Remplacer cet événement\u202f?' }),
  }),
  run((p, f) => {
    const beneath = p.s.stack[p.s.stack.length - 2];
    const { refs, n } = f.regs[SUBJECTS]!;
    // A substitute may have taken another subject of the event out of play.
    const left = refs.filter((r) => refKind(r) !== OBJ || objById(p.s, refIndex(r)) !== null);
    beneath.regs[f.regs[TO]!.n] = left.length === 0 ? NO_REG : happen(p, beneath, f.regs[VERB]!.n, left, n);
  }),
];

export const INTENT = 1;
