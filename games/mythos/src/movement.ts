// Where a character may go (spec 8.3, 11.13): another mission in play, unless something holds it or a name is taken.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { forbidden } from '@sleight/kernel/derive';
import { type Frame, knownTo, type Obj, type Seat } from '@sleight/kernel/state';
import { missionOf, nameTaken } from './character';
import { TURN } from './counters';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const MOVE = verbId('move');

/**
 * Could this character stand on that side of that mission? What is hidden has no name, where names need a face. For a
 * `decider` only names that it knows count: what it cannot see fails on resolution (law 10).
 */
export function fits(
  p: Play,
  shared: Shared,
  o: Obj,
  seat: Seat,
  mission: number,
  decider: Seat | null = null,
): boolean {
  const knows = (one: Obj): boolean =>
    decider === null || one.down === 0 || (p.s.cards.knows[one.cards[0]] & knownTo(decider)) !== 0;
  const named = o.down === 0 || (shared.rules.names.hiddenCounts && knows(o));
  if (!named) return true;
  const { name } = shared.identity[p.s.cards.def[o.cards[0]]];
  return !nameTaken(p, shared.rules, shared.identity, seat, mission, name, o.id, knows);
}

/** Missions it may be moved to by this effect. */
export function destinations(p: Play, shared: Shared, f: Frame, o: Obj): number[] {
  if (forbidden(p, MOVE, ref(OBJ, o.id), f.you)) return [];
  const from = missionOf(p, o);
  const found: number[] = [];
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (mission !== from && fits(p, shared, o, o.ctrl, mission, f.you)) found.push(mission);
  }
  return found;
}

/** Taking control must keep the name rule on the taker's side (8.3). */
export const mayTake = (p: Play, shared: Shared, taker: Seat, o: Obj): boolean =>
  o.ctrl !== taker && fits(p, shared, o, taker, missionOf(p, o), taker);
