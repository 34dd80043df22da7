// What surrounds an action (spec 10.6): "if …", "you may", "if you do", "at the end of this turn". Actions that stand
// or fall with the one before them share its gate.

import { ASK, ask, type Line, reg, type Select } from '@sleight/kernel/book';
import {
  ACCEPT,
  add,
  codeKind,
  DECLINE,
  newList,
  OBJ,
  optionCode,
  ref,
  refIndex,
  SEAT,
} from '@sleight/kernel/code';
import { onlyIf, type Test } from '@sleight/kernel/compiler';
import type { Ref } from '@sleight/kernel/ids';
import { attach } from '@sleight/kernel/modifiers';
import type { Action } from './ability';
import type { C } from './language';
import { opRegisters } from './ops/schemas.generated';

/** The register that says what an action did. */
const registerOf = (action: Action): string => action.bind ?? opRegisters[action.type];

/** May it be left out while what surrounds it is carried out? */
const isGated = ({ if: cond, may, needsPrevious }: Action): boolean =>
  cond !== undefined || may === true || needsPrevious === true;

/** Actions with one gate: the first has it, the others stand with it. */
function grouped(actions: readonly Action[]): Action[][] {
  const groups: Action[][] = [];
  for (const action of actions) {
    if (action.also === true && groups.length > 0) groups[groups.length - 1].push(action);
    else groups.push([action]);
  }
  return groups;
}

export const finds =
  (select: Select): Test =>
  (p, f) => {
    const found = newList<Ref>();
    select(p, f, found);
    return found.n > 0;
  };

/**
 * "You may": refusing leaves out what `body` emits, and nothing else. What is the price of "if you do" is all or
 * nothing: it is not offered where everyone sees that part of it cannot be paid, and not accepted where it cannot (law 10).
 */
function mayLeaveOut(c: C, isPrice: boolean, body: (inside: C) => void): void {
  const after = c.label('after');
  const needs: Select[] = [];
  const { publicly } = c.read.rules;
  const isPayable: Test = (p, f) => needs.every((select) => finds(select)(p, f));
  const seemsPayable: Test = (p, f) => needs.every((select) => finds(publicly.get(select) ?? select)(p, f));
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        add(out, optionCode(DECLINE));
        if (!isPrice || isPayable(p, f)) add(out, optionCode(ACCEPT));
      },
      forced: (p, f) => (isPrice && !seemsPayable(p, f) ? optionCode(DECLINE) : ASK),
      pick(_p, f, code): void {
        if (codeKind(code) === DECLINE) after.jump(f);
      },
      why: () => ({ en: 'Use this effect?', fr: 'Utiliser cet effet\u202f?' }),
    }),
  );
  body({ ...c, needs: (select) => needs.push(select) });
  if (isPrice && needs.some((select) => publicly.has(select))) c.read.rules.secretive[c.line] = true;
  after.here();
}

/** What "if you do" asks about: all of a price, else the last action. */
const askedAbout = (group: readonly Action[]): readonly Action[] =>
  group[0].may === true ? group.filter((action) => action === group[0] || !isGated(action)) : group.slice(-1);

/** Whether it was really done: "if you do" (spec 10.6). */
function did(c: C, group: readonly Action[]): Test {
  const registers = askedAbout(group).map((action) => c.register(registerOf(action)));
  return (_p, f) => registers.every((at) => (f.regs[at]?.refs.length ?? 0) > 0);
}

/** It has not been done yet, whatever the same kind of action did before. */
function forget(c: C, group: readonly Action[]): void {
  const registers = askedAbout(group).map((action) => c.register(registerOf(action)));
  c.step((_p, f) => {
    for (const at of registers) f.regs[at] = null;
  });
}

/** Emits one action, unguarded. */
export type Emit = (action: Action, c: C) => void;

/** Compiles actions that are to be carried out later, and says which line they became. */
export type Later = (actions: readonly Action[], moment: 'endOfTurn' | 'endOfBattle', c: C) => Line;

/** Remembers everything the text knows, its own card included, until the moment comes (ruling 9). */
function delay(c: C, line: Line): void {
  const self = c.register('this card, later');
  c.step((p, f) => {
    f.regs[self] = reg(f.self === 0 ? [] : [ref(OBJ, f.self)]);
    attach(p, { on: ref(SEAT, f.you), by: f.you, kind: 0, line: line.index, regs: f.regs.slice(), uses: 1 });
  });
}

/** The first step of a delayed program: it speaks for the card that it was written on. */
export function recallSelf(c: C): void {
  const self = c.register('this card, later');
  c.step((_p, f) => {
    f.self = refIndex(f.regs[self]?.refs[0] ?? 0);
  });
}

export function emitActions(actions: readonly Action[], c: C, emit: Emit, later: Later): void {
  const groups = grouped(actions);
  for (const [i, group] of groups.entries()) {
    const [lead] = group;
    const previous = i === 0 ? null : groups[i - 1];
    const isPrice = groups[i + 1]?.[0].needsPrevious === true;
    if (isPrice) forget(c, group);
    const all = (inside: C): void => {
      if (lead.at !== undefined) delay(c, later([lead], lead.at, c));
      else emit(lead, inside);
      // A step that goes along may have its own gate, inside this one.
      const [next, ...rest] = group.slice(1);
      if (next !== undefined) emitActions([{ ...next, also: undefined }, ...rest], inside, emit, later);
    };
    // An optional part is never needed by the text.
    const inside: C = isGated(lead) ? { ...c, needs: () => {} } : c;
    const asked = (): void => (lead.may === true ? mayLeaveOut(inside, isPrice, all) : all(inside));
    const followed = (): void => {
      if (lead.needsPrevious === true && previous !== null) onlyIf(c, did(c, previous), asked);
      else asked();
    };
    if (lead.if === undefined) followed();
    else onlyIf(c, c.read.test(lead.if, c), followed);
  }
}
