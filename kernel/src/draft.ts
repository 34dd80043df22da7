// A program while it is being written.
// Read next: ability-program.ts, which turns a whole ability into one.

import { NO_REG, reg, run, type Select } from './book';
import { type CardChoice, chooseCardStep, chooseStep, onlyFeasible } from './choose';
import { add, CARD, newList, ref } from './code';
import {
  type AbilityTypes,
  always,
  type Compiler,
  type Finding,
  type Label,
  type Payable,
  type Reader,
  type Test,
} from './compiler';
import { forbiddenFrom } from './derive';
import type { Ref } from './ids';
import { intend } from './intents';
import { objById } from './objects';
import { jump, stop } from './procedure';

export interface Draft<L extends AbilityTypes> extends Compiler<L> {
  /** How many registers it uses. */
  size(): number;
  readonly needed: Finding[];
  readonly costs: Payable[];
  readonly costVerbs: string[];
  readonly actionVerbs: string[];
  inCost: boolean;
  mayDecline: boolean;
  /** Emits the use of its limit, once: from here on it is no longer declined. `at`: the step to put it in. */
  spend(at?: number): void;
  /** Something has already happened when this point is reached. */
  acted: boolean;
  /** The name of a label that no step has yet, if there is one. */
  unplaced(): string | undefined;
  /** Which op wrote each step. */
  writers(): string[];
}

// Long because it is one record of small functions over what is being written; apart, each would need all of it handed in.
export function draft<L extends AbilityTypes>(
  read: Reader<L>,
  line: number,
  mayDecline: boolean,
  registers: Map<string, number>,
  limit: number,
): Draft<L> {
  let unspent = limit >= 0;
  let refusable = false;
  const unplaced = new Map<Label, string>();
  const written: { readonly from: number; readonly op: string }[] = [{ from: 0, op: 'offer' }];
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
    needs(finding): void {
      d.needed.push(finding);
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
          const every = newList<Ref>();
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
    label(name): Label {
      let at = -1;
      const label: Label = {
        here(): Label {
          if (!unplaced.delete(label)) throw new Error(`two steps have the label "${name}"`);
          at = d.steps.length;
          return label;
        },
        jump: (f) => jump(f, at),
      };
      unplaced.set(label, name);
      return label;
    },
    unplaced: () => [...unplaced.values()][0],
    writes(op): void {
      written.push({ from: d.steps.length, op });
    },
    writers: () => d.steps.map((_, i) => written.findLast(({ from }) => from <= i)!.op),
    ask(step): void {
      d.steps.push(step);
      // This question carried the refusal, so past it the ability is used.
      if (refusable && !d.inCost) d.spend();
    },
    happens(verb, from, amount, to): void {
      const id = read.verb(verb);
      const result = d.register(to);
      d.acted = true;
      // Payments are final: a cost that breaks off has used the ability up as well.
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
          if (f.regs[result]?.refs.length === 0) stop(f);
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

/** Candidates that the verb could not affect are left out, unless the game lets players choose them in vain (law 12). */
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
