// The lines of Mythos's cards: each ability compiled into a line, with the code that runs it.
// Invariant: the lines of one card share a scope of registers (11.5); an upgrade's changed line has code of its own.
// Read next: reader.ts for targets and conditions, book.ts for the rulebook they become part of.

import { compileLine, type LineSpec, type ReplacementSpec } from '@sleight/kernel/ability-program';
import { NO_LINE } from '@sleight/kernel/assemble';
import type { Code, Line } from '@sleight/kernel/book';
import { add } from '@sleight/kernel/code';
import { onlyIf, type Test } from '@sleight/kernel/compiler';
import type { DefIndex } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Ability, Action, Cost } from './ability';
import type { Card } from './cards/schema';
import { payCost } from './effect-costs';
import type { C, Inside, Mythos } from './language';
import { leaning } from './leaning';
import { holdOp, runOp } from './ops/index.generated';
import type { reader } from './reader';
import { type Instant, newScope, type Timing } from './shared';
import { traitsOf } from './traits';
import { type VerbName, verbId } from './verb-names';

/** The inputs and outputs of compiling cards. */
export interface Workshop {
  readonly read: ReturnType<typeof reader>;
  readonly shared: Inside;
  readonly cards: readonly Card[];
  readonly lines: Line[];
  readonly code: Code[];
  /** The steps after the actions of MAIN, UPGRADE, AMBUSH and SCORE lines. */
  readonly tail: LineSpec<Mythos, Cost, Action>['tail'];
}

const EVENTS: Record<NonNullable<Ability['when']>['event'], VerbName> = {
  defeat: 'defeat',
  play: 'play',
  move: 'move',
  lose: 'lose',
  affect: 'affect',
};

const isInstant = (ability: Ability): ability is Ability & { type: Timing } =>
  ['Main', 'Upgrade', 'Ambush', 'Score'].includes(ability.type);

/** Done by the opponent, so nobody may decline it (11.2.6). */
const isImposed = (actions: readonly Action[]): boolean =>
  actions.some((action) => {
    const side = 'side' in action ? action.side : undefined;
    const chooser = 'chooser' in action ? action.chooser : undefined;
    const isYours = traitsOf(action).isYours === true || chooser === 'player';
    return !isYours && (side === 'opponent' || chooser === 'opponent');
  });

/** Does it say "this character" or "this mission"? Then it needs its character in play, face up (11.4.5). */
function needsSource(ability: Ability): boolean {
  const text = JSON.stringify([ability.condition, ability.effect]);
  const isMeant = ability.effect.actions.some((action) => traitsOf(action).namesSource?.(action));
  return isMeant || text.includes('"self"') || text.includes('"here"') || text.includes('"other"');
}

/** The effect as an upgrade has it: replaced or extended by the card's own modifier line (11.5). */
function modified(card: Card, ability: Ability): Ability {
  const instead = card.abilities.find((one) => one.instead === ability.type);
  if (instead !== undefined) return { ...instead, type: ability.type, instead: undefined };
  const adds = card.abilities.find((one) => one.adds === ability.type);
  if (adds === undefined) return ability;
  return { ...ability, effect: { actions: [...ability.effect.actions, ...adds.effect.actions] } };
}

const faceUp: Test = (p, f) => {
  const o = objById(p.s, f.self);
  return o !== null && o.down === 0;
};

/** Compiles one action. An action that asks for nothing can always be carried out. */
function act(shop: Workshop, action: Action, c: C, how: (a: Action, c: C) => boolean): void {
  c.writes(action.type);
  const body = (to: C): void => {
    let needs = 0;
    const counted: C = {
      ...to,
      needs: (select) => {
        needs++;
        to.needs(select);
      },
    };
    if (!how(action, counted)) throw new Error(`"${action.type}" cannot stand in this kind of ability`);
    if (needs === 0) to.needs((_p, _f, out) => add(out, 1));
  };
  if (action.if === undefined) body(c);
  else onlyIf(c, shop.read.test(action.if, c), () => body({ ...c, needs: () => {} }));
}

/** Compiles the actions of a mode; returns whether the mode can be carried out. */
export const modesIn =
  (shop: Workshop): Inside['runMode'] =>
  (actions, c) => {
    const needs: Parameters<C['needs']>[0][] = [];
    for (const action of actions) act(shop, action, { ...c, needs: (select) => needs.push(select) }, runOp);
    return (p, f) =>
      needs.every((need) => {
        const found = { n: 0, list: [] };
        need(p, f, found);
        return found.n > 0;
      });
  };

/** The characters that a JUTSU card may be played with. */
function readHost({ read, shared, cards }: Workshop, c: C): void {
  const { def } = shared.now;
  const card = cards[def - 1];
  if (card.kind !== 'jutsu' || card.host === undefined) return;
  shared.hosts[def] = read.match({ targetType: 'character', filters: card.host }, c);
}

const replacementOf = (ability: Ability, verb: VerbName | null): ReplacementSpec<Mythos> | null =>
  ability.replaces === undefined || verb === null
    ? null
    : {
        target: ability.replaces,
        verb: verbId(verb),
        grain: 'subject',
        optional: ability.optional === true,
        byOpponent: ability.replaces.by === 'opponent',
      };

/** The event that a line hears, if it hears one. */
function eventOf({ when }: Ability): VerbName | null {
  if (when === undefined) return null;
  return when.by === 'player' ? 'moveOwn' : EVENTS[when.event];
}

interface Compiled {
  readonly name: string;
  readonly scope: Map<string, number>;
  readonly mandatory: boolean;
  readonly replaces?: VerbName;
}

function specOf(
  shop: Workshop,
  ability: Ability,
  index: number,
  how: Compiled,
): LineSpec<Mythos, Cost, Action> {
  const { shared } = shop;
  const { when } = ability;
  const leans = leaning(ability);
  const own = when?.targetType === 'self';
  const event = eventOf(ability);
  const verb = ability.type === 'Round End' ? verbId('roundEnd') : event === null ? -1 : verbId(event);
  const instant = isInstant(ability);
  // A character hidden or defeated by the very effect that touched it is still paid for (R27).
  const asksSource = verb >= 0 && event !== 'affect';
  const optional = instant
    ? shared.rules.effects.optional && !how.mandatory
    : ability.optional === true && ability.type !== 'Replacement';
  const still = ability.type === 'Continuous';
  return {
    name: how.name,
    type: ability.type,
    triggered: optional,
    optional,
    condition: ability.condition?.if ?? null,
    costs: ability.cost ?? [],
    actions: ability.effect.actions,
    still,
    verb,
    own,
    hears: when === undefined || own ? null : when,
    needsSource: asksSource,
    granted: false,
    limit: -1,
    replacement: replacementOf(ability, how.replaces ?? null),
    registers: how.scope,
    ...(instant ? { tail: shop.tail } : {}),
    ...(asksSource ? { guard: faceUp } : {}),
    offered: (payable, needs) => {
      shared.worth[index] =
        (ability.cost ?? []).length > 0
          ? (p, f) => payable(p, f) && needs.every((need) => need(p, f))
          : (p, f) => needs.length === 0 || needs.some((need) => need(p, f));
      return shared.worth[index];
    },
    payCost,
    act: (action, c) => {
      if (still) return act(shop, action, c, holdOp);
      readHost(shop, c);
      act(shop, action, leans.has(action) ? { ...c, needs: () => {} } : c, runOp);
    },
  };
}

function compile(shop: Workshop, ability: Ability, how: Compiled): Line {
  const { read, lines, code } = shop;
  const index = lines.length;
  const at = code.length;
  lines.push(NO_LINE);
  code.push({ name: how.name, steps: [], line: index, regs: how.scope.size });
  const made = compileLine(read, index, at, specOf(shop, ability, index, how));
  lines[index] = made.line;
  code[at] = { ...made.code, regs: how.scope.size };
  return made.line;
}

/** Compiles a card's abilities. Its index is known before: the abilities' filters and hosts ask for it. */
export function linesFor(shop: Workshop, card: Card, index: DefIndex): Line[] {
  const { shared } = shop;
  shared.now.def = index;
  const scope = newScope();
  shared.scopes[index] = scope;
  const own: Line[] = [];
  const instants: Instant[] = [];
  for (const ability of card.abilities) {
    if (ability.instead !== undefined || ability.adds !== undefined) continue;
    shared.now.timing = ability.type;
    const name = `${card.id} ${ability.type}`;
    const mandatory = ability.must === true || isImposed(ability.effect.actions);
    // A text that replaces two kinds of event is one line for each.
    const [first, ...more] = ability.replaces?.verbs ?? [];
    const line = compile(shop, ability, { name, scope, mandatory, replaces: first });
    own.push(line);
    for (const replaces of more) own.push(compile(shop, ability, { name, scope, mandatory, replaces }));
    if (!isInstant(ability)) continue;
    const upgraded = modified(card, ability);
    const changed = upgraded !== ability;
    const asUpgrade = changed
      ? compile(shop, upgraded, { name: `${name} as upgrade`, scope, mandatory }).code
      : line.code;
    instants.push({
      timing: ability.type,
      code: line.code,
      asUpgrade,
      needsSource: needsSource(ability),
      copies: ability.effect.actions.some((action) => traitsOf(action).copies),
    });
  }
  shared.instants[index] = instants;
  return own;
}
