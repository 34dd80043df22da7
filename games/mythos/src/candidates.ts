// Where a text looks for what it means (spec 11.6): the characters of a side, this mission's only where it says so,
// missions, cards of the discard pile, what a register holds. What else it asks of them is in reader.ts.

import type { Match, Play, Select } from '@sleight/kernel/book';
import { add, CARD, type Codes, OBJ, PLACE, ref, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { type Frame, type Last, type Obj, other, type Seat } from '@sleight/kernel/state';
import type { Filter, Target } from './ability';
import { isCharacterCard, missionOf } from './character';
import { TURN } from './counters';
import type { C } from './language';
import { DISCARD, missionPlace, side } from './places';

export function lastKnown(f: Frame, id: number): Last | null {
  for (const r of f.regs) {
    if (r === null || r === undefined) continue;
    for (const last of r.last) if (last.id === id) return last;
  }
  return null;
}

export function missionOfRef(p: Play, f: Frame, r: number): number {
  if (refKind(r) === PLACE) return p.book.places[refIndex(r)].lane;
  const o = objById(p.s, refIndex(r));
  if (o !== null) return missionOf(p, o);
  const last = lastKnown(f, refIndex(r));
  return last === null ? 0 : p.book.places[last.at].lane;
}

/** "This mission": the one a condition is asked about, else the source's own. */
export function hereOf(p: Play, f: Frame): number {
  const asked = f.regs[0]?.refs[0];
  if (asked !== undefined && refKind(asked) === PLACE) return p.book.places[refIndex(asked)].lane;
  return f.self === 0 ? 0 : missionOfRef(p, f, ref(OBJ, f.self));
}

/** The characters of one side, mission by mission from `first` to `last`. */
function characters(p: Play, seat: Seat, first: number, last: number, out: Codes): void {
  const { objs } = p.s;
  for (let mission = first; mission <= last; mission++) {
    for (let i = p.s.first[side(seat, mission)]; i >= 0; i = objs[i]!.next) add(out, ref(OBJ, objs[i]!.id));
  }
}

/** Of what was found since `start`, leaves only what passes. */
export function keep(p: Play, f: Frame, out: Codes, start: number, test: Match): void {
  let kept = start;
  for (let i = start; i < out.n; i++) if (test(p, f, out.list[i])) out.list[kept++] = out.list[i];
  out.n = kept;
}

/** One test of many; most texts ask a single thing. */
export const allOf = (tests: readonly Match[]): Match =>
  tests.length === 1
    ? tests[0]
    : (p, f, r) => {
        for (let i = 0; i < tests.length; i++) if (!tests[i](p, f, r)) return false;
        return true;
      };

/** "In this mission." */
export const isHere = (one: Filter): boolean => 'mission' in one && one.mission === 'here';

export const onObject =
  (test: (p: Play, f: Frame, o: Obj) => boolean): Match =>
  (p, f, r) => {
    const o = objById(p.s, refIndex(r));
    return o !== null && test(p, f, o);
  };

export const isOther: Match = (_p, f, r) => r !== ref(OBJ, f.self);

/** Everything of the kind a target names, before its filters. */
export function candidates(target: Target, c: C): Select {
  const withSelf = (target.filters ?? []).some((one) => 'withSelf' in one);
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
