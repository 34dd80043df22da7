// A program while it is being written.
// Read next: compile.ts, which turns a whole ability into one.

import { NO_REG, reg, run, type Select } from './book';
import { type CardChoice, chooseCardStep, chooseStep, END, onlyFeasible } from './choose';
import { add, CARD, newCodes, ref } from './code';
import { always, type Compiler, type Language, type Payable, type Reader, type Test } from './compiler';
import { forbiddenFrom } from './derive';
import { intend } from './intents';
import { objById } from './objects';

export interface Draft<L extends Language> extends Compiler<L> {
  /** How many registers it uses. */
  size(): number;
  readonly needed: Select[];
  readonly costs: Payable[];
  readonly costVerbs: string[];
  readonly actionVerbs: string[];
  inCost: boolean;
  mayDecline: boolean;
  /** Emits the use of its limit, once: from here on it is no longer declined. `at`: the step to put it in. */
  spend(at?: number): void;
  /** Something has already happened when this point is reached. */
  acted: boolean;
}

export function draft<L extends Language>(
  read: Reader<L>,
  line: number,
  mayDecline: boolean,
  registers: Map<string, number>,
  limit: number,
): Draft<L> {
  let unspent = limit >= 0;
  let refusable = false;
  const d: Draft<L> = {
    read,
    line,
    registers,
    steps: [],
    statics: [],
    bans: [],
    needed: [],
    costs: [],
    costVerbs: [],
    actionVerbs: [],
    inCost: false,
    mayDecline,
    acted: false,
    restPayable: always,
    condition: always,
    size: () => registers.size,
    spend(at = d.steps.length): void {
      if (!unspent) return;
      unspent = false;
      d.steps[at] = run((p, f) => {
        const o = objById(p.s, f.self);
        if (o !== null) o.used |= 1 << limit;
      });
    },
    needs(select): void {
      d.needed.push(select);
    },
    takeDecline(): boolean {
      // Only a question before anything happened can carry the refusal; else the offer comes first.
      if (d.acted) return false;
      const may = d.mayDecline;
      d.mayDecline = false;
      if (may) refusable = true;
      return may;
    },
    register(name): number {
      const known = registers.get(name);
      if (known !== undefined) return known;
      registers.set(name, registers.size);
      return registers.size - 1;
    },
    choose(target, name, why, verb, feasible): number {
      const to = d.register(name);
      const rest = d.restPayable;
      const goesOn: Test | undefined = d.inCost ? (p, f) => rest(p, f) : feasible;
      const found = leaveImmune(read.select(target, d), verb === undefined ? -1 : read.verb(verb));
      const { min, max, all, free } = read.counts(target);
      if (all) {
        d.step((p, f) => {
          const every = newCodes();
          found(p, f, every);
          f.regs[to] = reg(every.list.slice(0, every.n));
        });
        return to;
      }
      if (min > 0 && free && !d.inCost)
        d.needed.push(goesOn === undefined ? found : onlyFeasible(found, to, goesOn));
      const decline = d.takeDecline();
      d.ask(
        chooseStep({
          select: found,
          min: () => min,
          max: () => max,
          to,
          decline: () => decline,
          feasible: goesOn,
          why,
        }),
      );
      return to;
    },
    chooseCards(choice, needed): void {
      if (needed && !d.inCost) d.needed.push(cardsOf(choice));
      d.ask(chooseCardStep({ ...choice, decline: d.takeDecline() }));
    },
    step(body): void {
      d.steps.push(run(body));
    },
    ask(step): void {
      d.steps.push(step);
      // This question carried the refusal, so past it the ability is used.
      if (refusable && !d.inCost) d.spend();
    },
    happens(verb, from, amount, to): void {
      const id = read.verb(verb);
      const result = d.register(to);
      d.acted = true;
      // What was paid stays paid: a cost that breaks off has used the ability up as well.
      if (d.inCost) d.spend();
      (d.inCost ? d.costVerbs : d.actionVerbs).push(verb);
      d.step((p, f) => {
        const subjects = f.regs[from]?.refs ?? [];
        if (subjects.length === 0) f.regs[result] = NO_REG;
        else intend(p, f, id, subjects, amount(p, f), result);
      });
      // A cost that was replaced is unpaid, and what it pays for does not happen (law 13).
      if (d.inCost) {
        d.step((_p, f) => {
          if (f.regs[result]?.refs.length === 0) f.pc = END;
        });
      }
    },
    pays(verb, payable): void {
      if (!d.costVerbs.includes(verb)) d.costVerbs.push(verb);
      d.costs.push(payable);
    },
  };
  return d;
}

/** What the verb could not affect is left out, unless the game lets players choose it in vain (law 12). */
const leaveImmune = (select: Select, verb: number): Select =>
  verb < 0
    ? select
    : (p, f, out) => {
        const start = out.n;
        select(p, f, out);
        if (!p.book.banned[verb] || p.book.timing.immuneMayBeChosen) return;
        let kept = start;
        for (let i = start; i < out.n; i++) {
          if (!forbiddenFrom(p, f, verb, out.list[i])) out.list[kept++] = out.list[i];
        }
        out.n = kept;
      };

const cardsOf =
  (choice: Omit<CardChoice, 'decline'>): Select =>
  (p, f, out) => {
    for (const card of p.s.zones[choice.zone(p, f)]) {
      if (choice.match === undefined || choice.match(p, f, ref(CARD, card))) add(out, ref(CARD, card));
    }
  };
