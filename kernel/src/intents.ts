// The one path of every effect (law 12): propose, leave out what is forbidden, offer replacements,
// apply, remember, and let abilities hear of it. Verbs nobody forbids or replaces skip straight to apply.

import { ASK, ask, type Line, type Play, run, type Step } from './book';
import { add, codeKind, codePayload, DECLINE, OBJ, optionCode, REPLACE, refIndex, refKind } from './code';
import { forbidden, speakFor } from './derive';
import { begin } from './frames';
import { defOf, objById } from './objects';
import { hear } from './settle';
import { type Frame, type Obj, other, type Reg, type Seat } from './state';

const remember = (p: Play, f: Frame, verb: number, n: number): void => {
  const turn = p.book.turn(p.s);
  p.s.log = [...p.s.log.filter((h) => h.turn >= turn - 1), { turn, verb, you: f.you, n }];
};

/** Carries a verb out on its final subjects and tells everyone who listens. */
export function happen(p: Play, f: Frame, verb: number, subjects: readonly number[], amount: number): Reg {
  const done = p.book.verbs[verb].apply(p, f, subjects, amount);
  if (p.book.remembered[verb]) remember(p, f, verb, done.n);
  hear(p, verb, done);
  return done;
}

/** How often a verb happened this turn or the one before. Only verbs some text asks about are kept. */
export const happened = (p: Play, verb: number, you: Seat, turnsAgo = 0): number =>
  p.s.log.reduce(
    (n, h) => (h.verb === verb && h.you === you && h.turn === p.book.turn(p.s) - turnsAgo ? n + h.n : n),
    0,
  );

/** Proposes a verb. What really happened is in register `to` of `f` when the machine comes back to it. */
export function intend(
  p: Play,
  f: Frame,
  verb: number,
  subjects: readonly number[],
  amount: number,
  to: number,
): void {
  const allowed = p.book.banned[verb] ? subjects.filter((r) => !forbidden(p, verb, r, f.you)) : subjects;
  if (!p.book.replaced[verb]) {
    f.regs[to] = happen(p, f, verb, allowed, amount);
    return;
  }
  p.s.stack.push({
    code: INTENT,
    pc: 0,
    you: f.you,
    self: f.self,
    regs: [
      { refs: allowed, n: amount, last: [] },
      { refs: [], n: verb, last: [] },
      { refs: [], n: to, last: [] },
      { refs: [], n: 0, last: [] },
    ],
  });
}

const SUBJECTS = 0;
const VERB = 1;
const TO = 2;
const USED = 3;

interface Offer {
  readonly line: Line;
  readonly source: Obj;
  readonly covered: readonly number[];
  readonly mark: number;
}

/** One number for "this line of this object", so that no replacement applies twice to one event. */
const markOf = (o: Obj, line: Line): number => o.id * 4096 + line.index;

function offers(p: Play, f: Frame): Offer[] {
  const verb = f.regs[VERB]!.n;
  const subjects = f.regs[SUBJECTS]!.refs;
  const used = f.regs[USED]!.refs;
  const found: Offer[] = [];
  for (const o of p.s.objs) {
    if (o === null || o.down === 1 || !defOf(p, o).replaces) continue;
    for (const line of defOf(p, o).lines) {
      const instead = line.replacement;
      if (instead === null || !instead.verbs.includes(verb) || used.includes(markOf(o, line))) continue;
      if (line.limit >= 0 && ((o.used >> line.limit) & 1) === 1) continue;
      const speaker = speakFor(o.ctrl, o.id);
      const matching = subjects.filter((r) => instead.covers(p, speaker, r, f.you));
      if (matching.length === 0 || !line.payable(p, speaker)) continue;
      const covered = instead.grain === 'event' ? matching : matching.slice(0, 1);
      found.push({ line, source: o, covered, mark: markOf(o, line) });
    }
  }
  return found;
}

/** The controller of what would be affected decides; an event without objects asks the opponent of its cause. */
function decider(p: Play, f: Frame, offer: Offer): Seat {
  const first = offer.covered[0];
  const o = refKind(first) === OBJ ? objById(p.s, refIndex(first)) : null;
  return o === null ? other(f.you) : o.ctrl;
}

function use(p: Play, f: Frame, offer: Offer): void {
  const left = f.regs[SUBJECTS]!;
  f.regs[SUBJECTS] = { refs: left.refs.filter((r) => !offer.covered.includes(r)), n: left.n, last: [] };
  if (offer.line.limit >= 0) offer.source.used |= 1 << offer.line.limit;
  const event: Reg = { refs: offer.covered, n: offer.covered.length, last: [] };
  begin(p, offer.line.code, offer.source.ctrl, offer.source.id, event);
}

const markUsed = (f: Frame, marks: readonly number[]): void => {
  f.regs[USED] = { refs: [...f.regs[USED]!.refs, ...marks], n: 0, last: [] };
};

/** The program of an intent that something may replace. It sits above the frame that proposed it. */
export const intentSteps: readonly Step[] = [
  ask({
    seat(p, f): Seat {
      return decider(p, f, offers(p, f)[0]);
    },
    list(p, f, out): void {
      const open = offers(p, f);
      if (open.length > 0 && open.every((o) => o.line.replacement!.optional)) add(out, optionCode(DECLINE));
      open.forEach((_, i) => {
        add(out, optionCode(REPLACE, i));
      });
    },
    forced: (_p, _f, codes) => (codes.n === 0 ? 0 : codes.n === 1 ? codes.list[0] : ASK),
    pick(p, f, code): void {
      const open = offers(p, f);
      if (codeKind(code) === REPLACE) {
        const offer = open[codePayload(code)];
        f.pc = 0;
        markUsed(f, [offer.mark]);
        use(p, f, offer);
      } else if (codeKind(code) === DECLINE)
        markUsed(
          f,
          open.map((o) => o.mark),
        );
    },
    why: () => ({ en: 'Replace this event?', fr: 'Remplacer cet événement ?' }),
  }),
  run((p, f) => {
    const beneath = p.s.stack[p.s.stack.length - 2];
    const subjects = f.regs[SUBJECTS]!;
    beneath.regs[f.regs[TO]!.n] = happen(p, beneath, f.regs[VERB]!.n, subjects.refs, subjects.n);
  }),
];

export const INTENT = 1;
