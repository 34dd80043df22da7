// Permanent effects that read what they change (spec 12): the only ones with a memory, kept by state checks (law 15).
// One that is on is tested with its own contribution, one that is off without it.
// Invariant: the checks run after every event and every step, so no read finds a memory that is out of date.

import type { Def, Line, Play, RefTest } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import type { ObjId, Ref } from '@sleight/kernel/ids';
import { attach, KEPT, keepMods } from '@sleight/kernel/modifiers';
import { defOf, speaks } from '@sleight/kernel/objects';
import { clone, type Frame, type Mod, type Obj, other } from '@sleight/kernel/state';
import { BASE_COST, BASE_POWER, COST, INERT, POWER, turnPlayer } from './counters';
import { onField } from './field';
import type { Shared } from './shared';

/** Kind of the modifiers that remember on which card such a text is on. */
const ON = 2;
/** Kind of the modifiers that negate a card for a while. */
export const NEGATED = 3;
const MOST_ROUNDS = 64;

const isThis =
  (source: Obj, line: Line, subject: Ref) =>
  (mod: Mod): boolean =>
    mod.kind === ON && mod.on === subject && mod.during === source.id && mod.regs[KEPT]?.n === line.index;

/** Is this text on for this card? Read by the text itself instead of its condition. */
export const isOn = (p: Play, source: ObjId, line: number, subject: Ref): boolean =>
  p.s.mods.some(
    (mod) => mod.kind === ON && mod.on === subject && mod.during === source && mod.regs[KEPT]?.n === line,
  );

function turnOff(p: Play, source: Obj, line: Line, subject: Ref): void {
  const mine = isThis(source, line, subject);
  keepMods(p, (mod) => !mine(mod));
}

function turnOn(p: Play, source: Obj, line: Line, subject: Ref): void {
  attach(p, {
    on: subject,
    by: source.ctrl,
    kind: ON,
    line: INERT,
    during: source.id,
    regs: [{ refs: [], n: line.index, last: [] }],
  });
}

/** A card in play and the lines of it that a round looks at. */
interface Source {
  readonly o: Obj;
  readonly lines: readonly Line[];
}

/** Turn player's first. */
const inOrder = (p: Play): Obj[] => {
  const first = turnPlayer(p.s);
  return [...onField(p.s, first), ...onField(p.s, other(first))];
};

function sourcesOf(p: Play, everyone: readonly Obj[], kept: readonly (RefTest | undefined)[]): Source[] {
  return everyone.flatMap((o) => {
    const lines = defOf(p, o).lines.filter((line) => kept[line.index] !== undefined);
    return lines.length === 0 ? [] : [{ o, lines }];
  });
}

/** One round over all such texts: did any change? Without `mayTurnOn` they only go off. */
function round(p: Play, shared: Shared, mayTurnOn: boolean): boolean {
  let changed = false;
  const everyone = inOrder(p);
  for (const { o: source, lines } of sourcesOf(p, everyone, shared.latched)) {
    for (const line of lines) {
      const works = shared.latched[line.index]!;
      const f = speakFor(source.ctrl, source.id);
      for (const o of everyone) {
        const subject = ref(OBJ, o.id);
        const wasOn = isOn(p, source.id, line.index, subject);
        const nowOn = speaks(source) && works(p, f, subject);
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

/** Finds the permanent texts that read, directly or through others, what they change; those are kept by memory. */
export function latchLines(shared: Shared, lines: Line[], defs: readonly Def[]): void {
  const needs = dependencies(shared, lines);
  for (const def of defs) {
    shared.checked[def.index] = def.lines.some((line) => shared.negates[line.index] !== undefined);
    for (const line of def.lines) {
      const reads = shared.readBy[line.index] ?? [];
      const isCircular = line.statics.some(({ number }) =>
        reads.some((read) => reaches(needs, read, number)),
      );
      if (!isCircular) continue;
      shared.checked[def.index] = true;
      const { statics } = line;
      shared.latched[line.index] = (p, f, r) => statics.some((change) => change.applies(p, f, r, null));
      const remembered = statics.map((change) => ({
        ...change,
        applies: (p: Play, f: Frame, r: Ref) => isOn(p, f.self, line.index, r),
      }));
      Object.assign(line, { statics: remembered });
    }
  }
}

/** One round over all cards: whose texts do nothing now? (spec 10.11) */
function negateRound(p: Play, shared: Shared): boolean {
  let changed = false;
  const everyone = inOrder(p);
  const sources = sourcesOf(p, everyone, shared.negates);
  for (const o of everyone) {
    const subject = ref(OBJ, o.id);
    const silenced =
      p.s.mods.some((mod) => mod.kind === NEGATED && mod.on === subject) ||
      sources.some(({ o: source, lines }) => {
        if (!speaks(source)) return false;
        const f = speakFor(source.ctrl, source.id);
        return lines.some((line) => shared.negates[line.index]!(p, f, subject));
      });
    if ((o.mute === 1) === silenced) continue;
    o.mute = silenced ? 1 : 0;
    changed = true;
  }
  return changed;
}

/** Is there a card or modifier in play whose text these checks keep? Mostly not, and then they cost one look. */
function hasWork(p: Play, shared: Shared): boolean {
  const { objs, mods, cards } = p.s;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && (o.mute === 1 || shared.checked[cards.def[o.cards[0]]])) return true;
  }
  for (let i = 0; i < mods.length; i++) if (mods[i].kind === NEGATED) return true;
  return false;
}

/** What the checks remember, so that two states can be compared by it. */
const memoryOf = ({ s }: Play): string =>
  JSON.stringify([
    s.mods.filter(({ kind }) => kind === ON).map(({ on, during, regs }) => [on, during, regs[KEPT]?.n]),
    s.objs.map((o) => o?.mute),
  ]);

/** Repeats a round until it changes nothing. False if it never will: it came back to where it was. */
function settles(p: Play, body: () => boolean): boolean {
  const seen = new Set<string>();
  for (let n = 0; n < MOST_ROUNDS; n++) {
    if (!body()) return true;
    // Most changes settle in one round, so that nothing has to be compared.
    if (n === 0) continue;
    const now = memoryOf(p);
    if (seen.has(now)) return false;
    seen.add(now);
  }
  return false;
}

/** Turn player's texts, then the other's, until nothing changes; what never settles is off. */
export function checkPermanents(p: Play, shared: Shared): void {
  if (!hasWork(p, shared)) return;
  const isSettled = settles(p, () => {
    const negated = negateRound(p, shared);
    return round(p, shared, true) || negated;
  });
  if (isSettled) return;
  if (!settles(p, () => negateRound(p, shared))) for (const o of p.s.objs) if (o !== null) o.mute = 0;
  settles(p, () => round(p, shared, false));
}

/** Is everything they remember up to date? Checking again then changes nothing. */
export function isCurrent(p: Play, shared: Shared): boolean {
  const again: Play = { ...p, s: clone(p.s), facts: null };
  checkPermanents(again, shared);
  return memoryOf(again) === memoryOf(p);
}
