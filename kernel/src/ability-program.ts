// Abilities become programs once, when the rulebook is made. An op's `run` says in a few lines which
// choices, instructions and registers its action needs; this file assembles them.
// Read next: compiler.ts for what an op sees, draft.ts for the program while it is written.

import type { Ban, Code, Line, Play, RefTest, Replacement, Static, Step } from './book';
import { offerStep } from './choose';
import { newList } from './code';
import { type AbilityTypes, always, type Compiler, type Finding, type Reader, type Test } from './compiler';
import { type Draft, draft } from './draft';
import { stop } from './procedure';
import type { Frame } from './state';

/** The event that an ability replaces, in the game's own words (law 13). */
export interface ReplacementSpec<L extends AbilityTypes> {
  readonly target: L['Target'];
  readonly verb: number;
  readonly grain: 'event' | 'subject';
  readonly optional: boolean;
  /** Only events that an opponent of its controller causes. */
  readonly byOpponent: boolean;
}

export interface LineSpec<L extends AbilityTypes, Cost, Action> {
  readonly name: string;
  readonly type: string;
  /** A triggered ability offers its cost; a played or activated one demands it. */
  readonly triggered: boolean;
  readonly optional: boolean;
  readonly condition: L['Cond'] | null;
  readonly costs: readonly Cost[];
  readonly actions: readonly Action[];
  /** A continuous ability: its actions hold instead of running. */
  readonly still: boolean;
  readonly verb: number;
  readonly own: boolean;
  readonly hears: L['Target'] | null;
  /** A test of each subject at the moment of the event, besides `hears`. */
  readonly heeds?: (c: Compiler<L>) => RefTest | null;
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
  /** Writes an action into the program. */
  readonly act: (action: Action, c: Compiler<L>) => void;
}

/** A line cares about a subject if both of its tests, where it has them, say so. */
const heard = (hears: RefTest | null, heeds: RefTest | null): RefTest | null => {
  if (hears === null || heeds === null) return hears ?? heeds;
  return (p, f, ref) => hears(p, f, ref) && heeds(p, f, ref);
};

const foundAny = (finding: Finding): Test => {
  const found = newList<number>();
  return (p, f) => {
    found.n = 0;
    finding(p, f, found);
    return found.n > 0;
  };
};

function allMet(needs: readonly Test[], p: Play, f: Frame): boolean {
  for (let i = 0; i < needs.length; i++) if (!needs[i](p, f)) return false;
  return true;
}

/** Compiles the costs last to first, so that each knows whether the rest can still be paid. */
function compileCosts<L extends AbilityTypes, Cost, Action>(
  d: Draft<L>,
  spec: LineSpec<L, Cost, Action>,
): (p: Play, f: Frame) => boolean {
  d.inCost = true;
  d.writes('cost');
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

function replacementOf<L extends AbilityTypes>(
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
// Long because the steps of a line are emitted in the order in which they run, and later tests close over earlier ones.
export function compileLine<L extends AbilityTypes, Cost, Action>(
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
      if (!guard(p, f)) stop(f);
    });
  }
  if (condition !== null) d.condition = condition;
  const onlyWhile = (): void => {
    if (condition === null || spec.still) return;
    d.step((p, f) => {
      if (!condition(p, f)) stop(f);
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
      if (!worthOffering(p, f)) stop(f);
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
  for (const action of spec.actions) spec.act(action, d);
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
  const missing = d.unplaced();
  if (missing !== undefined) throw new Error(`${spec.name}: no step has the label "${missing}"`);
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
    code: { name: spec.name, steps: d.steps, labels: d.writers(), line: index, ...sharing, regs: d.size() },
  };
}
