// Positions (spec 4): where a thing is, how far two things are apart, what is close and what is far.
// The lane itself is neither close nor far to itself; facing counts as close only by parameter (4.4).

import type { Play } from '@sleight/kernel/book';
import { MOD, OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import type { ObjId, Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Last, Reg, Seat } from '@sleight/kernel/state';
import type { Range } from './filters/range/schema';

/** A lane, and whose side of it; a whole lane belongs to nobody. */
export interface LaneSide {
  readonly lane: number;
  readonly seat: Seat | null;
}

const NOWHERE: LaneSide = { lane: 0, seat: null };

/** The last state of an object that is gone, from the registers of the asking ability. */
export function lastKnown(f: Frame, id: ObjId): Last | null {
  for (const r of f.regs) {
    if (r === null || r === undefined) continue;
    for (const last of r.last) if (last.id === id) return last;
  }
  return null;
}

/** Where a unit, place or effect is now; a unit that left is where it last was (4.5). */
export function spotOf(p: Play, f: Frame, ref: Ref): LaneSide {
  const kind = refKind(ref);
  if (kind === PLACE) return p.book.places[refIndex(ref)];
  if (kind === MOD) {
    const mod = p.s.mods.find((m) => m.id === refIndex(ref));
    return mod === undefined ? NOWHERE : p.book.places[refIndex(mod.on)];
  }
  if (kind !== OBJ) return NOWHERE;
  const unit = objById(p.s, refIndex(ref));
  if (unit !== null) return p.book.places[unit.at];
  const last = lastKnown(f, refIndex(ref));
  return last === null ? NOWHERE : p.book.places[last.at];
}

/** Where an ability measures from: a register it names, or its own unit. */
export function anchorOf(p: Play, f: Frame, register: number): LaneSide {
  if (register < 0) return f.self === 0 ? NOWHERE : spotOf(p, f, (OBJ << 20) | f.self);
  const held: Reg | null | undefined = f.regs[register];
  return held === null || held === undefined || held.refs.length === 0 ? NOWHERE : spotOf(p, f, held.refs[0]);
}

export function inRange(range: Range['range'], from: LaneSide, to: LaneSide, frontIsClose: boolean): boolean {
  if (from.lane === 0 || to.lane === 0) return false;
  const distance = Math.abs(from.lane - to.lane);
  if (range === 'here') return distance === 0;
  if (range === 'far') return distance >= 2;
  const facing = distance === 0 && from.seat !== null && to.seat !== null && from.seat !== to.seat;
  return distance === 1 || (frontIsClose && facing);
}
