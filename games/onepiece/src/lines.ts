// How one ability of a card becomes lines (spec 10): one for each timing, and for each kind of event it waits for or
// replaces. Costs come first, then the leading "If", then the actions one after another.

import { compileLine, type LineSpec } from '@sleight/kernel/ability-program';
import { NO_LINE } from '@sleight/kernel/assemble';
import type { Code, Line, RefTest, Replacement } from '@sleight/kernel/book';
import type { Reader, Test } from '@sleight/kernel/compiler';
import { objById } from '@sleight/kernel/objects';
import { stop } from '@sleight/kernel/procedure';
import { type Ability, type AbilityType, type Action, type Cost, typesOf } from './ability';
import { isCausedBy } from './causes';
import { isSecret, payCost, seemsPayable } from './costs';
import type { Replaces } from './event-words';
import { emitActions, finds, recallSelf } from './flow';
import type { C, Inside, OnePiece } from './language';
import { holdOp, runOp } from './ops/index.generated';
import { tagsOf, unlessNegated } from './tags';
import { type TimingRule, timingsOf } from './timing-words';
import { type VerbName, verbId } from './verb-names';

/** Timings that are declared instead of triggered: the player who activates one pays its cost. */
const DECLARED: readonly AbilityType[] = ['Activate Main', 'Trigger', 'Continuous', 'Replacement'];

const REPLACED: Record<Replaces['event'], readonly VerbName[]> = {
  ko: ['ko'],
  remove: ['ko', 'trash', 'returnToHand', 'toDeck', 'charToLife'],
  rest: ['rest'],
};

type Spec = LineSpec<OnePiece, Cost, readonly Action[]>;

const PLAIN = {
  condition: null,
  costs: [],
  still: false,
  own: false,
  hears: null,
  needsSource: false,
  granted: false,
  limit: -1,
  replacement: null,
  triggered: false,
  optional: false,
  payCost,
} as const;

const emitWith =
  (how: (a: Action, c: C) => boolean) =>
  (action: Action, c: C): void => {
    c.writes(action.type);
    if (!how(action, c)) throw new Error(`"${action.type}" cannot stand in this kind of ability`);
  };
const run = emitWith(runOp);
const hold = emitWith(holdOp);

/** A text that limits itself to once per turn is not used up twice, however often it triggered. */
const isUnused =
  (limit: number): Test =>
  (p, f) => {
    const o = objById(p.s, f.self);
    return o === null || ((o.used >> limit) & 1) === 0;
  };

const both = (a: Test | null, b: Test | null): Test | null =>
  a === null || b === null ? (a ?? b) : (p, f) => a(p, f) && b(p, f);

/** A permanent text works only while its tags hold. */
const gated = (line: Line, tags: Test): Line => ({
  ...line,
  statics: line.statics.map((change) => ({
    ...change,
    applies: (p, f, r, by) => tags(p, f) && change.applies(p, f, r, by),
  })),
  bans: line.bans.map((ban) => ({
    ...ban,
    forbids: (p, f, r, by) => tags(p, f) && ban.forbids(p, f, r, by),
  })),
});

/** A substitute is offered only if its conditions hold, its cause is meant, and it can be done in full (spec 13). */
function replacing(line: Line, replaces: Replaces, holds: Test | null, seems: Test): Line {
  const covers: Replacement['covers'] = (p, f, r, by) =>
    (holds === null || holds(p, f)) &&
    isCausedBy(p, replaces.cause, f.you) &&
    line.replacement!.covers(p, f, r, by);
  return {
    ...line,
    replacement: { ...line.replacement!, covers },
    payable: (p, f) => line.payable(p, f) && line.hasTargets(p, f),
    seemsPayable: (p, f) => line.payable(p, f) && seems(p, f),
  };
}

export interface Workshop {
  readonly read: Reader<OnePiece>;
  readonly shared: Inside;
  readonly lines: Line[];
  readonly code: Code[];
}

/** Compiles a program into the place that is kept for it meanwhile. */
function add(
  { read, lines, code }: Workshop,
  spec: Spec,
  finished: (line: Line) => Line = (line) => line,
): Line {
  const index = lines.length;
  const at = code.length;
  lines.push(NO_LINE);
  code.push({ name: spec.name, steps: [], line: index, regs: 0 });
  const made = compileLine(read, index, at, spec);
  lines[index] = finished(made.line);
  code[at] = made.code;
  return lines[index];
}

/** Carries actions out one after another, in place; what is done later becomes a line of its own. */
export const actionsIn =
  (shop: Workshop) =>
  (actions: readonly Action[], c: C): void =>
    emitActions(actions, c, run, (group, moment) =>
      add(shop, {
        ...PLAIN,
        name: `line ${c.line}, later`,
        type: 'Later',
        verb: verbId(moment === 'endOfTurn' ? 'turnEnds' : 'endOfBattle'),
        granted: true,
        actions: [group],
        registers: c.registers,
        act: (later, inner) => {
          recallSelf(inner);
          for (const action of later) run(action, inner);
        },
      }),
    );

interface Kind {
  readonly type: AbilityType;
  readonly timed: TimingRule;
  /** The verb it replaces, or -1. */
  readonly replaces: number;
}

function kindsOf(ability: Ability): Kind[] {
  const { replaces, when } = ability;
  return typesOf(ability).flatMap((type) =>
    timingsOf(type, when).flatMap((timed) => {
      if (replaces === undefined) return [{ type, timed, replaces: -1 }];
      return REPLACED[replaces.event].map((verb) => ({ type, timed, replaces: verbId(verb) }));
    }),
  );
}

/** A substitute that the player may refuse: "you may … instead". Refusing it is refusing the replacement (spec 13). */
const isOffered = ({ optional, effect }: Ability): boolean =>
  optional === true || effect.actions[0].may === true;

/** Its first action is then no longer asked about once the substitute is accepted. */
const accepted = ([first, ...rest]: readonly Action[]): readonly Action[] => [
  { ...first, may: undefined },
  ...rest,
];

const allOf =
  (tests: readonly Test[]): Test =>
  (p, f) =>
    tests.every((test) => test(p, f));

function specOf(
  name: string,
  ability: Ability,
  { type, timed, replaces }: Kind,
  limit: number,
  tags: Test | null,
): Spec {
  const still = type === 'Continuous';
  // Whether an [On K.O.] activates is asked on the field, and only there (spec 10.5).
  const asksAgain = still || replaces >= 0 || type === 'On KO' ? null : tags;
  const guard = both(asksAgain, limit < 0 || replaces >= 0 ? null : isUnused(limit));
  const { verb, own } = timed;
  const costs = ability.cost ?? [];
  const seeming: Test[] = [];
  return {
    ...PLAIN,
    ...(costs.some(isSecret) ? { offered: () => allOf(seeming) } : {}),
    payCost(cost, c) {
      if (costs.some(isSecret)) {
        seeming.push(seemsPayable(cost, c));
        c.read.rules.secretive[c.line] = true;
      }
      payCost(cost, c);
    },
    name,
    type,
    triggered: !DECLARED.includes(type),
    optional: ability.optional === true && replaces < 0,
    condition: replaces < 0 ? (ability.condition?.if ?? null) : null,
    conditionAfterCosts: true,
    costs,
    actions: [replaces < 0 ? ability.effect.actions : accepted(ability.effect.actions)],
    still,
    verb,
    own,
    heeds: (c) => heeding(timed.heeds(c), tags),
    needsSource: verb >= 0 && type !== 'On KO',
    limit,
    spends: 'resolution',
    replacement:
      replaces < 0
        ? null
        : {
            target: ability.replaces!.subject,
            verb: replaces,
            grain: 'event',
            optional: isOffered(ability),
            byOpponent: false,
          },
    ...(guard === null ? {} : { guard }),
    act: (actions, c) => {
      if (still) {
        for (const action of actions) hold(action, c);
        return;
      }
      // A cost may have taken away what a tag asks for (spec 10.5).
      if (asksAgain !== null && (ability.cost ?? []).length > 0) {
        c.step((p, f) => {
          if (!asksAgain(p, f)) stop(f);
        });
      }
      c.read.rules.runActions(actions, c);
    },
  };
}

const heeding = (heeds: RefTest | null, tags: Test | null): RefTest | null => {
  if (tags === null) return heeds;
  return (p, f, r) => tags(p, f) && (heeds === null || heeds(p, f, r));
};

/** The line of a substitute. Its condition is asked when it is offered, not when it is carried out. */
function substitute(shop: Workshop, spec: Spec, ability: Ability, tags: Test | null): Line {
  const cond = ability.condition?.if;
  let holds = tags;
  const heeds = (c: C): null => {
    if (cond !== undefined) holds = both(tags, c.read.test(cond, c));
    return null;
  };
  const needs: Test[] = [];
  const act: Spec['act'] = (actions, c) => {
    const noting: C = {
      ...c,
      needs(select) {
        needs.push(finds(shop.shared.publicly.get(select) ?? select));
        c.needs(select);
      },
    };
    spec.act(actions, noting);
  };
  return add(shop, { ...spec, heeds, act }, (line) =>
    replacing(line, ability.replaces!, holds, allOf(needs)),
  );
}

/** All lines of one ability. `limit` is the bit that its use marks, -1 without a limit. */
export function linesFor(shop: Workshop, id: string, ability: Ability, limit: number): Line[] {
  // Deck-building texts and other names are read from the card itself, not from a program.
  if (ability.zone === 'rules') return [];
  return kindsOf(ability).map((kind) => {
    const tags = both(tagsOf(ability), unlessNegated(kind.type, shop.shared.negatable));
    const spec = specOf(`${id} ${kind.type}`, ability, kind, limit, tags);
    if (kind.replaces >= 0) return substitute(shop, spec, ability, tags);
    const still = kind.type === 'Continuous';
    shop.shared.reads.clear();
    return add(shop, spec, (line) => {
      if (!still) return line;
      shop.shared.readBy[line.index] = [...shop.shared.reads];
      if (tags === null) return line;
      const negates = shop.shared.negates[line.index];
      if (negates !== undefined)
        shop.shared.negates[line.index] = (p, f, r) => tags(p, f) && negates(p, f, r);
      const out = shop.shared.deckOuts[line.index];
      if (out !== undefined)
        shop.shared.deckOuts[line.index] = { ...out, works: (p, f) => tags(p, f) && out.works(p, f) };
      return gated(line, tags);
    });
  });
}
