// What surrounds an action (spec 10.6): "if …", "you may", "if you do", "at the end of this turn". Actions that stand
// or fall with the one before them share its gate.

import { ask, type Line, type Play, reg } from '@sleight/kernel/book';
import { ACCEPT, add, codeKind, DECLINE, OBJ, optionCode, ref, refIndex, SEAT } from '@sleight/kernel/code';
import { onlyIf } from '@sleight/kernel/compiler';
import { attach } from '@sleight/kernel/modifiers';
import type { Frame } from '@sleight/kernel/state';
import type { Action } from './ability';
import type { C } from './language';
import { opRegisters } from './ops/schemas.generated';

/** The register that says what an action did. */
const registerOf = (action: Action): string => action.bind ?? opRegisters[action.type];

/** Actions with one gate: the first has it, the others stand with it. */
function grouped(actions: readonly Action[]): Action[][] {
  const groups: Action[][] = [];
  for (const action of actions) {
    if (action.also === true && groups.length > 0) groups[groups.length - 1].push(action);
    else groups.push([action]);
  }
  return groups;
}

/** "You may": refusing leaves out what `body` emits, and nothing else. */
function mayLeaveOut(c: C, body: () => void): void {
  let after = 0;
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(_p, _f, out): void {
        add(out, optionCode(DECLINE));
        add(out, optionCode(ACCEPT));
      },
      forced: null,
      pick(_p, f, code): void {
        if (codeKind(code) === DECLINE) f.pc = after;
      },
      why: () => ({ en: 'Do this?', fr: 'Le faire\u202f?' }),
    }),
  );
  body();
  after = c.steps.length;
}

/** Whether something was really done: "if you do" (spec 10.6). */
const did =
  (at: number) =>
  (_p: Play, f: Frame): boolean =>
    (f.regs[at]?.refs.length ?? 0) > 0;

/** What "if you do" asks about has not been done yet, whatever the same kind of action did before. */
function forget(c: C, action: Action): void {
  const at = c.register(registerOf(action));
  c.step((_p, f) => {
    f.regs[at] = null;
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
  let before: Action | null = null;
  const groups = grouped(actions);
  for (const [i, group] of groups.entries()) {
    const [lead] = group;
    if (groups[i + 1]?.[0].needsPrevious === true) forget(c, group[group.length - 1]);
    const previous = before;
    const isGated = lead.if !== undefined || lead.may === true || lead.needsPrevious === true;
    // What may be left out is nothing that the text needs.
    const inside: C = isGated ? { ...c, needs: () => {} } : c;
    const all = (): void => {
      if (lead.at !== undefined) delay(c, later([lead], lead.at, c));
      else emit(lead, inside);
      // What goes along may have a gate of its own, inside this one.
      const [next, ...rest] = group.slice(1);
      if (next !== undefined) emitActions([{ ...next, also: undefined }, ...rest], c, emit, later);
    };
    const asked = lead.may === true ? () => mayLeaveOut(c, all) : all;
    const followed = (): void => {
      if (lead.needsPrevious === true && previous !== null)
        onlyIf(c, did(c.register(registerOf(previous))), asked);
      else asked();
    };
    if (lead.if === undefined) followed();
    else onlyIf(c, c.read.test(lead.if, c), followed);
    before = group[group.length - 1];
  }
}
