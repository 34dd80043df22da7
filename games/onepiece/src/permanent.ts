// Permanent effects that read what they change (spec 12): the only ones with a memory, kept by state checks (law 15).
// One that is on is tested with its own contribution, one that is off without it.

import type { Def, Line, Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { attach, keepMods } from '@sleight/kernel/modifiers';
import { defOf, speaks } from '@sleight/kernel/objects';
import { type Frame, type Mod, type Obj, other } from '@sleight/kernel/state';
import { BASE_COST, BASE_POWER, COST, INERT, POWER, turnPlayer } from './counters';
import { onField } from './field';
import type { Shared } from './shared';

/** Kind of the modifiers that remember on which card such a text is on. */
const ON = 2;
/** Kind of the modifiers that negate a card for a while. */
export const NEGATED = 3;
const MOST_ROUNDS = 64;

const isThis =
  (source: Obj, line: Line, subject: number) =>
  (mod: Mod): boolean =>
    mod.kind === ON && mod.on === subject && mod.during === source.id && mod.regs[0]?.n === line.index;

/** Is this text on for this card? Read by the text itself instead of its condition. */
export const isOn = (p: Play, source: number, line: number, subject: number): boolean =>
  p.s.mods.some(
    (mod) => mod.kind === ON && mod.on === subject && mod.during === source && mod.regs[0]?.n === line,
  );

function turnOff(p: Play, source: Obj, line: Line, subject: number): void {
  const mine = isThis(source, line, subject);
  keepMods(p, (mod) => !mine(mod));
}

function turnOn(p: Play, source: Obj, line: Line, subject: number): void {
  attach(p, {
    on: subject,
    by: source.ctrl,
    kind: ON,
    line: INERT,
    during: source.id,
    regs: [{ refs: [], n: line.index, last: [] }],
  });
}

/** One round over all such texts; those that changed. In the last rounds what still changes is left off. */
function round(p: Play, shared: Shared, mayTurnOn: boolean): boolean {
  let changed = false;
  const first = turnPlayer(p.s);
  const everyone = [...onField(p.s, first), ...onField(p.s, other(first))];
  for (const source of everyone) {
    for (const line of defOf(p, source).lines) {
      const works = shared.latched[line.index];
      if (works === undefined) continue;
      for (const o of everyone) {
        const subject = ref(OBJ, o.id);
        const wasOn = isOn(p, source.id, line.index, subject);
        const nowOn = speaks(source) && works(p, speakFor(source.ctrl, source.id), subject);
        if (wasOn === nowOn || (nowOn && !mayTurnOn)) continue;
        if (nowOn) turnOn(p, source, line, subject);
        else turnOff(p, source, line, subject);
        changed = true;
      }
    }
  }
  return changed;
}

/** Numbers that reading one of these reads as well. */
const WITHIN: ReadonlyMap<number, number> = new Map([
  [POWER, BASE_POWER],
  [COST, BASE_COST],
]);

/** Which numbers each number depends on, through any permanent text of the card set. */
function dependencies(shared: Shared, lines: readonly Line[]): Map<number, Set<number>> {
  const needs = new Map<number, Set<number>>();
  const need = (number: number, other: number): void => {
    needs.set(number, (needs.get(number) ?? new Set()).add(other));
  };
  for (const [whole, part] of WITHIN) need(whole, part);
  lines.forEach((line) => {
    for (const { number } of line.statics)
      for (const read of shared.readBy[line.index] ?? []) need(number, read);
  });
  return needs;
}

function reaches(needs: ReadonlyMap<number, ReadonlySet<number>>, from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    if (number === to) return true;
    if (seen.has(number)) continue;
    seen.add(number);
    open.push(...(needs.get(number) ?? []));
  }
  return false;
}

/** Finds the permanent texts that read, by whatever way, what they change; those are kept by memory. */
export function latchLines(shared: Shared, lines: Line[], defs: readonly Def[]): void {
  const needs = dependencies(shared, lines);
  for (const def of defs) {
    for (const line of def.lines) {
      const reads = shared.readBy[line.index] ?? [];
      const isCircular = line.statics.some(({ number }) =>
        reads.some((read) => reaches(needs, read, number)),
      );
      if (!isCircular) continue;
      const { statics } = line;
      shared.latched[line.index] = (p, f, r) => statics.some((change) => change.applies(p, f, r, null));
      const remembered = statics.map((change) => ({
        ...change,
        applies: (p: Play, f: Frame, r: number) => isOn(p, f.self, line.index, r),
      }));
      Object.assign(line, { statics: remembered });
    }
  }
}

/** One round over all cards: whose texts do nothing now? (spec 10.11) */
function negateRound(p: Play, shared: Shared): boolean {
  let changed = false;
  const everyone = p.s.objs.filter((o) => o !== null);
  for (const o of everyone) {
    const subject = ref(OBJ, o.id);
    const silenced =
      p.s.mods.some((mod) => mod.kind === NEGATED && mod.on === subject) ||
      everyone.some((source) => {
        if (!speaks(source)) return false;
        const f = speakFor(source.ctrl, source.id);
        return defOf(p, source).lines.some((line) => shared.negates[line.index]?.(p, f, subject) === true);
      });
    if ((o.mute === 1) === silenced) continue;
    o.mute = silenced ? 1 : 0;
    changed = true;
  }
  return changed;
}

const hasLine = (p: Play, by: readonly unknown[]): boolean =>
  by.length > 0 &&
  p.s.objs.some((o) => o !== null && defOf(p, o).lines.some((line) => by[line.index] !== undefined));

function settled(body: () => boolean): boolean {
  for (let n = 0; n < MOST_ROUNDS; n++) if (!body()) return true;
  return false;
}

/** After every change: turn player's texts, then the other's, until nothing changes; what never settles is off. */
export function checkPermanents(p: Play, shared: Shared): void {
  const mayNegate =
    hasLine(p, shared.negates) ||
    p.s.mods.some((mod) => mod.kind === NEGATED) ||
    p.s.objs.some((o) => o !== null && o.mute === 1);
  if (mayNegate && !settled(() => negateRound(p, shared)))
    for (const o of p.s.objs) if (o !== null) o.mute = 0;
  if (!hasLine(p, shared.latched)) return;
  if (!settled(() => round(p, shared, true))) settled(() => round(p, shared, false));
}
