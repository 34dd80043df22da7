// Where a text looks for what it means (spec 11.6): the characters of a side, this mission's only where it says so,
// missions, cards of the discard pile, what a register holds. What else it asks of them is in reader.ts.

import type { Play, RefTest, Select } from '@sleight/kernel/book';
import { add, CARD, OBJ, PLACE, type Refs, ref, refIndex, refKind } from '@sleight/kernel/code';
import { isOther } from '@sleight/kernel/filters/other/meaning';
import { CAUSE } from '@sleight/kernel/frames';
import type { ObjId, Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { type Frame, type Last, type Obj, other, type Seat } from '@sleight/kernel/state';
import type { Target } from './ability';
import { isCharacterCard, missionOf } from './character';
import { TURN } from './counters';
import { isHere } from './filters/mission/schema';
import { isWithSelf } from './filters/withSelf/schema';
import type { C } from './language';
import { DISCARD, missionPlace, side } from './places';

export function lastKnown(f: Frame, id: ObjId): Last | null {
  for (const r of f.regs) {
    if (r === null || r === undefined) continue;
    for (const last of r.last) if (last.id === id) return last;
  }
  return null;
}

export function missionOfRef(p: Play, f: Frame, r: Ref): number {
  if (refKind(r) === PLACE) return p.book.places[refIndex(r)].lane;
  const o = objById(p.s, refIndex(r));
  if (o !== null) return missionOf(p, o);
  const last = lastKnown(f, refIndex(r));
  return last === null ? 0 : p.book.places[last.at].lane;
}

/** "This mission": the one a condition is asked about, else the source's own. */
export function hereOf(p: Play, f: Frame): number {
  const asked = f.regs[CAUSE]?.refs[0];
  if (asked !== undefined && refKind(asked) === PLACE) return p.book.places[refIndex(asked)].lane;
  return f.self === 0 ? 0 : missionOfRef(p, f, ref(OBJ, f.self));
}

/** The characters of one side, mission by mission from `first` to `last`. */
function characters(p: Play, seat: Seat, first: number, last: number, out: Refs): void {
  const { objs } = p.s;
  for (let mission = first; mission <= last; mission++) {
    for (let i = p.s.first[side(seat, mission)]; i >= 0; i = objs[i]!.next) add(out, ref(OBJ, objs[i]!.id));
  }
}

/** Of what was found since `start`, leaves only what passes. */
export function keep(p: Play, f: Frame, out: Refs, start: number, test: RefTest): void {
  let kept = start;
  for (let i = start; i < out.n; i++) if (test(p, f, out.list[i])) out.list[kept++] = out.list[i];
  out.n = kept;
}

/** One test of many; most texts ask a single thing. */
export const allOf = (tests: readonly RefTest[]): RefTest =>
  tests.length === 1
    ? tests[0]
    : (p, f, r) => {
        for (let i = 0; i < tests.length; i++) if (!tests[i](p, f, r)) return false;
        return true;
      };

/** Of what was found since `start`, leaves only the least by this value, all of them where they tie. */
export const keepLeast =
  (value: (p: Play, o: Obj) => number) =>
  (p: Play, out: Refs, start: number): void => {
    const of = (r: Ref): number => {
      const o = objById(p.s, refIndex(r));
      return o === null ? 0 : value(p, o);
    };
    let best = Number.POSITIVE_INFINITY;
    for (let i = start; i < out.n; i++) best = Math.min(best, of(out.list[i]));
    let kept = start;
    for (let i = start; i < out.n; i++) if (of(out.list[i]) === best) out.list[kept++] = out.list[i];
    out.n = kept;
  };

export const onObject =
  (test: (p: Play, f: Frame, o: Obj) => boolean): RefTest =>
  (p, f, r) => {
    const o = objById(p.s, refIndex(r));
    return o !== null && test(p, f, o);
  };

/** Everything of the kind a target names, before its filters. */
export function candidates(target: Target, c: C): Select {
  const withSelf = (target.filters ?? []).some(isWithSelf);
  switch (target.targetType) {
    case 'self':
      return (p, f, out) => {
        if (objById(p.s, f.self) !== null) add(out, ref(OBJ, f.self));
      };
    case 'mission':
      return (p, _f, out) => {
        for (let m = 1; m <= p.s.num[TURN]; m++) add(out, ref(PLACE, missionPlace(m)));
      };
    case 'bound': {
      const at = c.register(target.of ?? 'chosen');
      return (p, f, out) => {
        for (const r of f.regs[at]?.refs ?? []) if (objById(p.s, refIndex(r)) !== null) add(out, r);
      };
    }
    case 'card':
      return (p, f, out) => {
        for (const card of p.s.zones[DISCARD + f.you])
          if (isCharacterCard(p, card)) add(out, ref(CARD, card));
      };
    case 'character': {
      const onlyHere = (target.filters ?? []).some(isHere);
      const withoutSelf = target.targetSide === 'player' && !withSelf;
      return (p, f, out) => {
        const start = out.n;
        const turn = p.s.num[TURN];
        const here = onlyHere ? hereOf(p, f) : 0;
        if (onlyHere && (here < 1 || here > turn)) return;
        const [first, last] = onlyHere ? [here, here] : [1, turn];
        if (target.targetSide !== 'opponent') characters(p, f.you, first, last, out);
        if (target.targetSide !== 'player') characters(p, other(f.you), first, last, out);
        if (withoutSelf) keep(p, f, out, start, isOther);
      };
    }
  }
}
