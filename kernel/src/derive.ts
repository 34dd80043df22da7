// Derived values: printed numbers changed by everything that currently affects them. Computed on
// every read, never stored (law 15). Sources are objects in play and modifiers; a game combines the layers.

import type { Line, Play } from './book';
import { OBJ, PLACE, refIndex, refKind, SEAT } from './code';
import type { ObjId, PlaceIndex, Ref } from './ids';
import { defOf, objById, speaks } from './objects';
import type { Frame, Mod, Obj, Seat } from './state';

/** A frame for a source that is not resolving anything. */
export const speakFor = (you: Seat, self: ObjId): Frame => ({ code: -1, pc: 0, you, self, regs: [] });

/** A modifier on a lane reaches both of its slots; one on a slot reaches that slot. */
export function covers(p: Play, on: PlaceIndex, at: PlaceIndex): boolean {
  if (on === at) return true;
  const area = p.book.places[on];
  return area.seat === null && area.lane > 0 && area.lane === p.book.places[at].lane;
}

/**
 * The owner of a modifier's ability for `subject`: the object it sits on, the object
 * on its place, or its player; for the place itself, the modifier's maker. Null if it does not apply.
 */
export function voiceOf(p: Play, mod: Mod, subject: Ref): Frame | null {
  const kind = refKind(mod.on);
  const index = refIndex(mod.on);
  if (kind === SEAT) return { code: -1, pc: 0, you: index === 0 ? 0 : 1, self: 0, regs: mod.regs.slice() };
  if (kind === PLACE && refKind(subject) === PLACE) {
    return covers(p, index, refIndex(subject))
      ? { code: -1, pc: 0, you: mod.by, self: 0, regs: mod.regs.slice() }
      : null;
  }
  const standing = objById(p.s, kind === OBJ ? index : refIndex(subject));
  if (standing === null) return null;
  const reaches =
    kind === OBJ || (kind === PLACE && refKind(subject) === OBJ && covers(p, index, standing.at));
  return reaches ? { code: -1, pc: 0, you: standing.ctrl, self: standing.id, regs: mod.regs.slice() } : null;
}

type Layer = 'set' | 'add';
type Visit = (value: number) => void;

function visitLine(
  p: Play,
  line: Line,
  f: Frame,
  number: number,
  layer: Layer,
  subject: Ref,
  by: Line | null,
  visit: Visit,
): void {
  for (const change of line.statics) {
    const works = change.number === number && change.layer === layer && change.applies(p, f, subject, by);
    if (works) visit(change.amount(p, f));
  }
}

function changesNumber({ statics }: Line, number: number): boolean {
  for (let i = 0; i < statics.length; i++) if (statics[i].number === number) return true;
  return false;
}

function bansVerb({ bans }: Line, verb: number): boolean {
  for (let i = 0; i < bans.length; i++) if (bans[i].verb === verb) return true;
  return false;
}

const affects = (p: Play, o: Obj, number: number): boolean =>
  ((p.book.defs[p.s.cards.def[o.cards[0]]].affects >> number) & 1) === 1 && speaks(o);

function visitAll(p: Play, number: number, layer: Layer, subject: Ref, by: Line | null, visit: Visit): void {
  const { objs, auras } = p.s;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o === null || !affects(p, o, number)) continue;
    const f = speakFor(o.ctrl, o.id);
    for (const line of defOf(p, o).lines) visitLine(p, line, f, number, layer, subject, by, visit);
  }
  for (let i = 0; i < auras.length; i++) {
    const line = p.book.lines[auras[i].line];
    // First the cheap question: a voice is a new frame.
    const f = changesNumber(line, number) ? voiceOf(p, auras[i], subject) : null;
    if (f !== null) visitLine(p, line, f, number, layer, subject, by, visit);
  }
}

/** Does anything in play change this number of anything at all? One check saves many sums. */
export function anyChanges(p: Play, number: number): boolean {
  const { objs, auras } = p.s;
  for (let i = 0; i < auras.length; i++) if (changesNumber(p.book.lines[auras[i].line], number)) return true;
  if (((p.book.changed >> number) & 1) === 0) return false;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && affects(p, o, number)) return true;
  }
  return false;
}

/** The sum of all additions to one number of one object or seat. `by`: the asking ability, if any. */
export function changes(p: Play, number: number, subject: Ref, by: Line | null = null): number {
  if (!anyChanges(p, number)) return 0;
  let total = 0;
  visitAll(p, number, 'add', subject, by, (value) => {
    total += value;
  });
  return total;
}

/** Every value that would replace the printed one. The game decides which counts. */
export function settings(p: Play, number: number, subject: Ref, by: Line | null = null): number[] {
  const found: number[] = [];
  if (anyChanges(p, number)) visitAll(p, number, 'set', subject, by, (value) => found.push(value));
  return found;
}

/** Would `verb` from this frame be forbidden for this subject? */
export function forbiddenFrom(p: Play, f: Frame, verb: number, subject: Ref): boolean {
  if (!p.book.banned[verb]) return false;
  const before = p.cause;
  p.cause = f;
  const no = forbidden(p, verb, subject, f.you);
  p.cause = before;
  return no;
}

/** Does anything in play forbid this verb for anything at all? */
export function anyBans(p: Play, verb: number): boolean {
  const { objs, auras, cards } = p.s;
  for (let i = 0; i < auras.length; i++) if (bansVerb(p.book.lines[auras[i].line], verb)) return true;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && p.book.defs[cards.def[o.cards[0]]].bans[verb]) return true;
  }
  return false;
}

/** Is `verb`, done by `by`, forbidden for this subject? */
export function forbidden(p: Play, verb: number, subject: Ref, by: Seat): boolean {
  if (!p.book.banned[verb]) return false;
  const forbids = (line: Line, f: Frame): boolean =>
    line.bans.some((ban) => ban.verb === verb && ban.forbids(p, f, subject, by));
  for (const o of p.s.objs) {
    if (o === null || !speaks(o)) continue;
    const def = defOf(p, o);
    if (def.bans[verb] && def.lines.some((line) => forbids(line, speakFor(o.ctrl, o.id)))) return true;
  }
  return p.s.auras.some((mod) => {
    const line = p.book.lines[mod.line];
    const f = bansVerb(line, verb) ? voiceOf(p, mod, subject) : null;
    return f !== null && forbids(line, f);
  });
}
