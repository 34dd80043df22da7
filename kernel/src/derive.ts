// Derived values: printed numbers changed by everything that currently works on them. Computed on
// every read, never stored (law 15). Sources are objects in play and modifiers on places.

import type { Line, Play } from './book';
import { MOD, OBJ, PLACE, ref, refIndex, refKind } from './code';
import { defOf, objAt, objById } from './objects';
import type { Frame, Mod, Obj, Seat } from './state';

/** A frame that speaks for a source which is not resolving anything. */
export const speakFor = (you: Seat, self: number): Frame => ({ code: -1, pc: 0, you, self, regs: [] });

function fromLine(p: Play, line: Line, f: Frame, number: number, subject: number, by: Line | null): number {
  let total = 0;
  for (const change of line.statics) {
    if (change.number === number && change.applies(p, f, subject, by)) total += change.amount(p, f);
  }
  return total;
}

function fromObject(p: Play, o: Obj, number: number, subject: number, by: Line | null): number {
  const def = defOf(p, o);
  const f = speakFor(o.ctrl, o.id);
  let total = 0;
  for (const line of def.lines)
    if (line.statics.length > 0) total += fromLine(p, line, f, number, subject, by);
  return total;
}

/** A modifier on a place speaks for whoever stands there; one on an object for that object. */
function fromMod(p: Play, mod: Mod, number: number, subject: number, by: Line | null): number {
  const standing = bearer(p, mod, subject);
  if (standing === null) return 0;
  return fromLine(p, p.book.lines[mod.line], speakFor(standing.ctrl, standing.id), number, subject, by);
}

function bearer(p: Play, mod: Mod, subject: number): Obj | null {
  if (refKind(mod.on) === OBJ) return objById(p.s, refIndex(mod.on));
  if (refKind(mod.on) !== PLACE || refKind(subject) !== OBJ) return null;
  const o = objById(p.s, refIndex(subject));
  return o !== null && covers(p, refIndex(mod.on), o.at) ? o : null;
}

/** A modifier on a lane reaches both of its slots; one on a slot reaches that slot. */
export function covers(p: Play, on: number, at: number): boolean {
  if (on === at) return true;
  const area = p.book.places[on];
  return area.seat === null && area.lane > 0 && area.lane === p.book.places[at].lane;
}

/** Does anything in play change this number of anything at all? One look spares many sums. */
export function anyChanges(p: Play, number: number): boolean {
  const { objs, auras } = p.s;
  if (auras.length > 0) return true;
  const cardDefs = p.s.cards.def;
  const { defs } = p.book;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && o.down === 0 && ((defs[cardDefs[o.cards[0]]].affects >> number) & 1) === 1) return true;
  }
  return false;
}

/** The sum of all changes to one number of one object or seat. */
export function changes(p: Play, number: number, subject: number, by: Line | null = null): number {
  const { objs, auras } = p.s;
  const cardDefs = p.s.cards.def;
  const { defs } = p.book;
  let total = 0;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o === null || o.down === 1) continue;
    const works = ((defs[cardDefs[o.cards[0]]].affects >> number) & 1) === 1;
    if (works) total += fromObject(p, o, number, subject, by);
  }
  for (let i = 0; i < auras.length; i++) total += fromMod(p, auras[i], number, subject, by);
  return total;
}

/** Is `verb`, done by `by`, forbidden for this subject? */
export function forbidden(p: Play, verb: number, subject: number, by: Seat): boolean {
  if (!p.book.banned[verb]) return false;
  const forbids = (line: Line, f: Frame): boolean =>
    line.bans.some((ban) => ban.verb === verb && ban.forbids(p, f, subject, by));
  for (const o of p.s.objs) {
    if (o === null || o.down === 1) continue;
    const def = defOf(p, o);
    if (def.bans && def.lines.some((line) => forbids(line, speakFor(o.ctrl, o.id)))) return true;
  }
  return p.s.auras.some((mod) => {
    const at = refKind(mod.on) === PLACE ? objAt(p.s, refIndex(mod.on)) : objById(p.s, refIndex(mod.on));
    return at !== null && forbids(p.book.lines[mod.line], speakFor(at.ctrl, at.id));
  });
}

/** Adds a modifier in order of creation. */
export function attach(p: Play, mod: Omit<Mod, 'id'>): Mod {
  const made: Mod = { id: p.s.mint++, ...mod };
  p.s.mods = [...p.s.mods, made];
  const line = p.book.lines[made.line];
  if (line.statics.length > 0 || line.bans.length > 0) p.s.auras = [...p.s.auras, made];
  return made;
}

export function detach(p: Play, id: number): void {
  p.s.mods = p.s.mods.filter((mod) => mod.id !== id);
  p.s.auras = p.s.auras.filter((mod) => mod.id !== id);
}

export const modRef = (mod: Mod): number => ref(MOD, mod.id);
