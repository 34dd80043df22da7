// Modifiers come and go: attached to a place, an object or a player, in order of creation (law 4).
// They end by removal, with what they sit on, with the source they last with, or when their time is up.

import type { Play } from './book';
import { OBJ, ref } from './code';
import type { ModId, ObjId } from './ids';
import type { Mod } from './state';

type NewMod = Pick<Mod, 'on' | 'by' | 'kind' | 'line'> &
  Partial<Pick<Mod, 'regs' | 'until' | 'during' | 'uses'>>;

/** The first register of a modifier: the one thing that a simple one remembers, an amount or some cards. */
export const KEPT = 0;

/** Adds a modifier in order of creation. */
export function attach(p: Play, made: NewMod): Mod {
  const { on, by, kind, line, regs = [], until = 0, during = 0, uses = -1 } = made;
  const mod: Mod = { id: p.s.mint++, on, by, kind, line, regs, until, during, uses };
  p.s.mods = [...p.s.mods, mod];
  const { statics, bans } = p.book.lines[line];
  if (statics.length > 0 || bans.length > 0) p.s.auras = [...p.s.auras, mod];
  return mod;
}

/** Keeps only the modifiers that `stays` says. */
export function keepMods(p: Play, stays: (mod: Mod) => boolean): void {
  if (p.s.mods.every(stays)) return;
  p.s.mods = p.s.mods.filter(stays);
  p.s.auras = p.s.auras.filter(stays);
}

export const detach = (p: Play, id: ModId): void => keepMods(p, (mod) => mod.id !== id);

/** Ends modifiers that last "while this stays as it is": the source left, was turned face down or changed sides. */
export const endDuring = (p: Play, id: ObjId): void => keepMods(p, (mod) => mod.during !== id);

/** Ends modifiers that sat on an object, or lasted with it, when it leaves play. */
export function loseSource(p: Play, id: ObjId): void {
  const { mods } = p.s;
  const on = ref(OBJ, id);
  for (let i = 0; i < mods.length; i++) {
    if (mods[i].on !== on && mods[i].during !== id) continue;
    keepMods(p, (mod) => mod.on !== on && mod.during !== id);
    return;
  }
}

/** Ends what lasts until this moment. */
export const expire = (p: Play, moment: number): void => keepMods(p, (mod) => mod.until !== moment);

/** Uses a modifier once; the last use ends it. */
export function useUp(p: Play, id: ModId): void {
  const spent = (mod: Mod): Mod => (mod.id === id && mod.uses > 0 ? { ...mod, uses: mod.uses - 1 } : mod);
  p.s.mods = p.s.mods.map(spent);
  p.s.auras = p.s.auras.map(spent);
  keepMods(p, (mod) => mod.id !== id || mod.uses !== 0);
}
