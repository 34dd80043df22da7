// Abilities become programs once, when the rulebook is made. An op's `run` says in a few lines which
// choices, instructions and registers its action needs; this file assembles them.

import {
  type Ban,
  type Code,
  type Count,
  type Line,
  type Match,
  NO_REG,
  type Play,
  type Replacement,
  reg,
  run,
  type Said,
  type Select,
  type Static,
  type Step,
} from './book';
import { type CardChoice, chooseCardStep, chooseStep, END, offerStep, onlyFeasible } from './choose';
import { add, CARD, newCodes, ref } from './code';
import { forbiddenFrom } from './derive';
import { intend } from './intents';
import { objById } from './objects';
import type { Frame } from './state';

export type Test = (p: Play, f: Frame) => boolean;

/** What a game's abilities are made of. The kernel never looks inside. */
export interface Language {
  Target: object;
  Amount: unknown;
  Cond: object;
  Ability: object;
  Rules: object;
}

/** How a game reads its own words. */
export interface Reader<L extends Language> {
  readonly rules: L['Rules'];
  /** Finds the candidates of a target, in canonical order. `verb`: what is about to happen to them. */
  select(target: L['Target'], c: Compiler<L>, verb?: string): Select;
  /** Does a target match this ref? For auras and listeners. */
  match(target: L['Target'], c: Compiler<L>): Match;
  counts(target: L['Target']): { min: number; max: number; all: boolean; free: boolean };
  amount(amount: L['Amount'], c: Compiler<L>): Count;
  test(cond: L['Cond'], c: Compiler<L>): Test;
  verb(name: string): number;
  number(name: string): number;
  /** The zone of this name that belongs to the frame's player. */
  zone(name: string): (p: Play, f: Frame) => number;
  /** Compiles an ability that this one gives away, and says which line it became. */
  grants(ability: L['Ability']): number;
}

/** One cost as the kernel sees it: can it be paid, given that the rest must be payable after it? */
export type Payable = (p: Play, f: Frame, rest: Test) => boolean;

/** The program being written. */
export interface Compiler<L extends Language> {
  readonly read: Reader<L>;
  /** Index of the line being compiled. */
  readonly line: number;
  readonly steps: Step[];
  readonly statics: Static[];
  readonly bans: Ban[];
  register(name: string): number;
  /** The names of its registers, for programs that go on with them later. */
  readonly registers: Map<string, number>;
  /** Emits the choice of a target and returns its register. `feasible`: is there a way on after this pick? */
  choose(target: L['Target'], name: string, why: Said, verb?: string, feasible?: Test): number;
  /** Emits the choice of cards in a zone. An ability that must choose some needs some to be there. */
  chooseCards(choice: Omit<CardChoice, 'decline'>, needed: boolean): void;
  /** True once, for the first question of an ability that may be declined: it carries the refusal. */
  takeDecline(): boolean;
  /** Something this ability must be able to find, else it has nothing to do. */
  needs(select: Select): void;
  step(body: (p: Play, f: Frame) => void): void;
  ask(step: Step): void;
  /** Emits an intent on what register `from` holds; what really happened goes to register `to`. */
  happens(verb: string, from: number, amount: Count, to: string): void;
  /** In a cost: emits the steps and says when it can be paid. */
  pays(verb: string, payable: Payable): void;
  /** The test that everything after the current cost can still be paid. */
  restPayable: Test;
  /** The condition of the whole ability; true where it has none. */
  condition: Test;
}

/** The test of something that asks for nothing. */
export const always: Test = () => true;

interface Draft<L extends Language> extends Compiler<L> {
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

function draft<L extends Language>(
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
      const select = goesOn === undefined ? found : onlyFeasible(found, to, goesOn);
      const { min, max, all, free } = read.counts(target);
      if (all) {
        d.step((p, f) => {
          const every = newCodes();
          found(p, f, every);
          f.regs[to] = reg(every.list.slice(0, every.n));
        });
        return to;
      }
      if (min > 0 && free && !d.inCost) d.needed.push(select);
      d.ask(chooseStep({ select, min, max, to, decline: d.takeDecline(), why }));
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

/** What an ability replaces, in the game's own words (law 13). */
export interface ReplacementSpec<L extends Language> {
  readonly target: L['Target'];
  readonly verb: number;
  readonly grain: 'event' | 'subject';
  readonly optional: boolean;
  /** Only events that an opponent of its controller causes. */
  readonly byOpponent: boolean;
}

export interface LineSpec<L extends Language, Cost, Action> {
  readonly name: string;
  readonly type: string;
  /** A triggered ability offers its cost; a played or activated one demands it. */
  readonly triggered: boolean;
  readonly optional: boolean;
  readonly condition: L['Cond'] | null;
  readonly costs: readonly Cost[];
  readonly actions: readonly Action[];
  readonly still: boolean;
  readonly verb: number;
  readonly own: boolean;
  readonly hears: L['Target'] | null;
  /** What is asked of each subject at the moment of the event, besides `hears`. */
  readonly heeds?: (c: Compiler<L>) => Match | null;
  readonly needsSource: boolean;
  readonly granted: boolean;
  readonly limit: number;
  /** When the limit is used; as soon as it triggers if absent. */
  readonly spends?: Line['spends'];
  /** The condition is always asked after the costs, also of a triggered ability. */
  readonly conditionAfterCosts?: true;
  readonly replacement: ReplacementSpec<L> | null;
  /** One numbering of registers for all lines of a card, so that one can read what another did. */
  readonly registers?: Map<string, number>;
  /** Checked when it starts to resolve: else nothing happens at all. */
  readonly guard?: Test;
  /** Steps that end the program unless it was declined. */
  readonly tail?: readonly Step[];
  /** When an optional ability is worth offering; by default when its cost can be paid or, without one, every need is met. */
  readonly offered?: (payable: Test, needs: readonly Test[]) => Test;
  /** Registers that the lines of one play share, by name, and where the procedure that plays the card keeps them. */
  readonly scope?: ReadonlyMap<string, number>;
  readonly payCost: (cost: Cost, c: Compiler<L>) => void;
  readonly runAction: (action: Action, c: Compiler<L>) => void;
  readonly holdAction: (action: Action, c: Compiler<L>) => void;
}

/** A line cares about a subject if both of its tests, where it has them, say so. */
const heard = (hears: Match | null, heeds: Match | null): Match | null => {
  if (hears === null || heeds === null) return hears ?? heeds;
  return (p, f, ref) => hears(p, f, ref) && heeds(p, f, ref);
};

const foundAny = (select: Select): Test => {
  const found = newCodes();
  return (p, f) => {
    found.n = 0;
    select(p, f, found);
    return found.n > 0;
  };
};

function allMet(needs: readonly Test[], p: Play, f: Frame): boolean {
  for (let i = 0; i < needs.length; i++) if (!needs[i](p, f)) return false;
  return true;
}

/** Compiles the costs last to first, so that each knows whether the rest can still be paid. */
function compileCosts<L extends Language, Cost, Action>(
  d: Draft<L>,
  spec: LineSpec<L, Cost, Action>,
): (p: Play, f: Frame) => boolean {
  d.inCost = true;
  const rests: Test[] = new Array(spec.costs.length + 1).fill(always);
  spec.costs.forEach((cost, i) => {
    d.restPayable = (p, f) => rests[i + 1](p, f);
    spec.payCost(cost, d);
  });
  for (let i = spec.costs.length - 1; i >= 0; i--) {
    const payable = d.costs[i];
    const rest = rests[i + 1];
    rests[i] = (p, f) => payable(p, f, rest);
  }
  d.inCost = false;
  d.restPayable = always;
  return rests[0];
}

function replacementOf<L extends Language>(
  read: Reader<L>,
  d: Draft<L>,
  spec: ReplacementSpec<L> | null,
): Replacement | null {
  if (spec === null) return null;
  const { verb, grain, optional, byOpponent } = spec;
  const match = read.match(spec.target, d);
  const covers: Replacement['covers'] = (p, f, ref, by) => (!byOpponent || by !== f.you) && match(p, f, ref);
  return { verb, grain, optional, covers };
}

/** A continuous ability with a condition works only while that holds; whom it means is mostly the cheaper question. */
const onCondition = (change: Static, holds: Test | null): Static =>
  holds === null
    ? change
    : { ...change, applies: (p, f, ref, by) => change.applies(p, f, ref, by) && holds(p, f) };

const banOnCondition = (ban: Ban, holds: Test | null): Ban =>
  holds === null ? ban : { ...ban, forbids: (p, f, ref, by) => ban.forbids(p, f, ref, by) && holds(p, f) };

/** Turns one ability into a line and its program. */
export function compileLine<L extends Language, Cost, Action>(
  read: Reader<L>,
  index: number,
  code: number,
  spec: LineSpec<L, Cost, Action>,
): { line: Line; code: Code } {
  const offered = spec.optional || (spec.triggered && spec.costs.length > 0);
  const registers = spec.registers ?? new Map<string, number>([['event', 0]]);
  const late = spec.spends === 'resolution';
  const d = draft(read, index, offered && !spec.still, registers, late ? spec.limit : -1);
  const hears = heard(spec.hears === null ? null : read.match(spec.hears, d), spec.heeds?.(d) ?? null);
  const condition = spec.condition === null ? null : read.test(spec.condition, d);
  const { guard } = spec;
  if (guard !== undefined) {
    d.step((p, f) => {
      if (!guard(p, f)) f.pc = END;
    });
  }
  if (condition !== null) d.condition = condition;
  const onlyWhile = (): void => {
    if (condition === null || spec.still) return;
    d.step((p, f) => {
      if (!condition(p, f)) f.pc = END;
    });
  };
  // A triggered ability asks its condition first; one that is played or activated has paid before it asks.
  const asksFirst = spec.triggered && spec.conditionAfterCosts !== true;
  if (asksFirst) onlyWhile();
  let offerAt = -1;
  let payable: Test = always;
  let hasTargets: Test = always;
  let worthOffering: Test = (p, f) => (spec.costs.length > 0 ? payable(p, f) : hasTargets(p, f));
  if (offered && !spec.still) {
    d.step((p, f) => {
      if (!worthOffering(p, f)) f.pc = END;
    });
    // Room for the offer, if no question of the ability turns out to carry it; jumps count on fixed positions.
    offerAt = d.steps.length;
    d.step(() => {});
    if (late) d.step(() => {});
  }
  payable = compileCosts(d, spec);
  // Without a cost that used it up, and with no refusal still to come, the limit is used here.
  if (!d.mayDecline) d.spend();
  if (!asksFirst) onlyWhile();
  for (const action of spec.actions) (spec.still ? spec.holdAction : spec.runAction)(action, d);
  if (d.mayDecline && offerAt >= 0) {
    d.steps[offerAt] = offerStep({ en: 'Use this ability?', fr: 'Utiliser cette capacité\u202f?' }, (p, f) =>
      payable(p, f),
    );
    d.spend(offerAt + 1);
  }
  const shared = [...(spec.scope ?? [])].map(([name, beneath]) => ({ here: d.register(name), beneath }));
  const sharing = shared.length > 0 ? { shared } : {};
  const needs = d.needed.map(foundAny);
  hasTargets = (p, f) => allMet(needs, p, f);
  if (spec.offered !== undefined) worthOffering = spec.offered(payable, needs);
  if (spec.tail !== undefined) d.steps.push(...spec.tail);
  return {
    line: {
      index,
      type: spec.type,
      code,
      verb: spec.verb,
      own: spec.own,
      hears,
      needsSource: spec.needsSource,
      granted: spec.granted,
      limit: spec.limit,
      spends: spec.spends ?? 'trigger',
      statics: d.statics.map((change) => onCondition(change, condition)),
      bans: d.bans.map((ban) => banOnCondition(ban, condition)),
      replacement: replacementOf(read, d, spec.replacement),
      payable: (p, f) => payable(p, f),
      hasCost: spec.costs.length > 0,
      hasTargets: (p, f) => hasTargets(p, f),
      costVerbs: d.costVerbs,
      actionVerbs: d.actionVerbs,
    },
    code: { name: spec.name, steps: d.steps, line: index, ...sharing, regs: d.size() },
  };
}

/** Makes one step skip ahead unless a condition holds: "If it was an ally, discard a card." */
export function onlyIf<L extends Language>(c: Compiler<L>, test: Test, body: () => void): void {
  const at = c.steps.length;
  let after = at + 1;
  c.step((p, f) => {
    if (!test(p, f)) f.pc = after;
  });
  body();
  after = c.steps.length;
}
