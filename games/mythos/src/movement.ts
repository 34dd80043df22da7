// Where a character may move (spec 8.3, 11.13): another mission in play, unless it is held or a name is taken.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { forbidden } from '@sleight/kernel/derive';
import { type Frame, knownTo, type Obj, type Seat } from '@sleight/kernel/state';
import { missionOf, nameTaken } from './character';
import { TURN } from './counters';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const MOVE = verbId('move');

/** Whose knowledge of hidden names counts: a seat's, only shared knowledge, or the full truth. */
type Eyes = Seat | 'both' | 'all';

const BOTH = knownTo(0) | knownTo(1);

const knownIn = (mask: number, eyes: Eyes): boolean => {
  if (eyes === 'all') return true;
  const needed = eyes === 'both' ? BOTH : knownTo(eyes);
  return (mask & needed) === needed;
};

/**
 * Could this character stand on that side of that mission? What is hidden has no name, where names need a face. Only
 * names that `eyes` know count: what a decider cannot see fails on resolution (law 10).
 */
export function fits(
  p: Play,
  shared: Shared,
  o: Obj,
  seat: Seat,
  mission: number,
  eyes: Eyes = 'all',
): boolean {
  const knows = (one: Obj): boolean => one.down === 0 || knownIn(p.s.cards.knows[one.cards[0]], eyes);
  const named = o.down === 0 || (shared.rules.names.hiddenCounts && knows(o));
  if (!named) return true;
  const { name } = shared.identity[p.s.cards.def[o.cards[0]]];
  return !nameTaken(p, shared.rules, shared.identity, seat, mission, name, o.id, knows);
}

/** Missions this effect may move it to, as far as `eyes` can tell. */
export function destinations(p: Play, shared: Shared, f: Frame, o: Obj, eyes: Eyes = f.you): number[] {
  if (forbidden(p, MOVE, ref(OBJ, o.id), f.you)) return [];
  const from = missionOf(p, o);
  const found: number[] = [];
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (mission !== from && fits(p, shared, o, o.ctrl, mission, eyes)) found.push(mission);
  }
  return found;
}

/** Taking control must keep the name rule on the taker's side (8.3). */
export const mayTake = (p: Play, shared: Shared, taker: Seat, o: Obj, eyes: Eyes = taker): boolean =>
  o.ctrl !== taker && fits(p, shared, o, taker, missionOf(p, o), eyes);
