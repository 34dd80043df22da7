// The field (spec 2): Leader, Characters and Stage of each player, and their numbering for options.
// A slot is a public position: 0 for the Leader, 1 to 5 for Characters in order of arrival, 6 for the Stage.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objAt, objById } from '@sleight/kernel/objects';
import type { Obj, Seat, State } from '@sleight/kernel/state';
import { DON, RESTED } from './counters';
import { CHARACTER_AREA, LEADER_AREA, STAGE_AREA } from './places';

export const MOST_CHARACTERS = 5;
export const LEADER_SLOT = 0;
export const STAGE_SLOT = MOST_CHARACTERS + 1;

export function leaderOf(s: State, seat: Seat): Obj {
  const leader = objAt(s, LEADER_AREA + seat);
  if (leader === null) throw new Error(`seat ${seat} has no Leader`);
  return leader;
}

export const stageOf = (s: State, seat: Seat): Obj | null => objAt(s, STAGE_AREA + seat);

export function eachCharacter(s: State, seat: Seat, visit: (o: Obj) => void): void {
  let i = s.first[CHARACTER_AREA + seat];
  while (i >= 0) {
    const o = s.objs[i]!;
    i = o.next;
    visit(o);
  }
}

export function charactersOf(s: State, seat: Seat): Obj[] {
  const found: Obj[] = [];
  eachCharacter(s, seat, (o) => found.push(o));
  return found;
}

export function countCharacters(s: State, seat: Seat): number {
  let n = 0;
  for (let i = s.first[CHARACTER_AREA + seat]; i >= 0; i = s.objs[i]!.next) n++;
  return n;
}

/** Leader first, then Characters: those that can be given DON!!, attack, and be attacked. */
export function eachFighter(s: State, seat: Seat, visit: (o: Obj, slot: number) => void): void {
  visit(leaderOf(s, seat), LEADER_SLOT);
  let slot = LEADER_SLOT;
  eachCharacter(s, seat, (o) => visit(o, ++slot));
}

/** Everything of a seat on the field, in slot order. */
export function onField(s: State, seat: Seat): Obj[] {
  const stage = stageOf(s, seat);
  return [leaderOf(s, seat), ...charactersOf(s, seat), ...(stage === null ? [] : [stage])];
}

export const isLeader = (o: Obj): boolean => o.at === LEADER_AREA || o.at === LEADER_AREA + 1;
export const isCharacter = (o: Obj): boolean => o.at === CHARACTER_AREA || o.at === CHARACTER_AREA + 1;
export const isStage = (o: Obj): boolean => o.at === STAGE_AREA || o.at === STAGE_AREA + 1;

export const isRested = (o: Obj): boolean => o.marks[RESTED] === 1;

export const found = (p: Play, refs: readonly Ref[]): Obj[] =>
  refs.flatMap((r) => objById(p.s, refIndex(r)) ?? []);

export const refsTo = (objects: readonly Obj[]): Ref[] => objects.map((o) => ref(OBJ, o.id));

export function slotOf(s: State, o: Obj): number {
  if (isLeader(o)) return LEADER_SLOT;
  if (isStage(o)) return STAGE_SLOT;
  let slot = 0;
  for (let i = s.first[o.at]; i >= 0; i = s.objs[i]!.next) {
    slot++;
    if (s.objs[i]!.id === o.id) return slot;
  }
  throw new Error(`object ${o.id} is on no field`);
}

export function inSlot(s: State, seat: Seat, slot: number): Obj {
  const o =
    slot === LEADER_SLOT
      ? leaderOf(s, seat)
      : slot === STAGE_SLOT
        ? stageOf(s, seat)
        : charactersOf(s, seat)[slot - 1];
  if (o === null || o === undefined) throw new Error(`nothing is in slot ${slot} of seat ${seat}`);
  return o;
}

/** DON!! cards given to cards of this seat. */
export function donGiven(s: State, seat: Seat): number {
  let n = 0;
  eachFighter(s, seat, (o) => {
    n += o.marks[DON];
  });
  return n;
}
