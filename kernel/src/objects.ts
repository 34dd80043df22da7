// Objects in play: entering, leaving and moving. An object's id is its own handle,
// so it can be followed while it stays in play and never afterwards (law 4).

import type { Def, Play } from './book';
import type { CardIndex, ObjId, ObjSlot, PlaceIndex } from './ids';
import { loseSource } from './modifiers';
import { knownTo, type Last, type Obj, type Seat, type State } from './state';
import { loseTrack } from './zones';

export function objAt(s: State, place: PlaceIndex): Obj | null {
  const i = s.first[place];
  return i < 0 ? null : s.objs[i];
}

/** By object id: where it was last found, in any state. A hint where to look first, never authoritative. */
const foundAt: ObjSlot[] = [];

export function objById(s: State, id: ObjId): Obj | null {
  const { objs } = s;
  const guess = objs[foundAt[id] ?? 0];
  if (guess?.id === id) return guess;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o === null || o.id !== id) continue;
    foundAt[id] = i;
    return o;
  }
  return null;
}

/** The card that provides the object's text: the top one. */
export const defOf = (p: Play, o: Obj): Def => p.book.defs[p.s.cards.def[o.cards[0]]];

function indexOf(s: State, o: Obj): ObjSlot {
  return s.objs.indexOf(o);
}

function link(s: State, i: ObjSlot, place: PlaceIndex): void {
  const o = s.objs[i]!;
  o.at = place;
  o.next = -1;
  let last = s.first[place];
  if (last < 0) {
    s.first[place] = i;
    return;
  }
  while (s.objs[last]!.next >= 0) last = s.objs[last]!.next;
  s.objs[last]!.next = i;
}

function unlink(s: State, i: ObjSlot): void {
  const o = s.objs[i]!;
  const place = o.at;
  if (s.first[place] === i) {
    s.first[place] = o.next;
    return;
  }
  let before = s.first[place];
  while (s.objs[before]!.next !== i) before = s.objs[before]!.next;
  s.objs[before]!.next = o.next;
}

/** Is its text active? Not face down, and not while silenced. */
export const speaks = (o: Obj): boolean => o.down === 0 && o.mute === 0;

/**
 * Puts a loose card into play as a new object. The card must already be out of its zone. Face down, `from` is
 * its previous zone: a player who could not see which card of a hidden set was taken must not learn it now.
 */
export function enter(
  p: Play,
  card: CardIndex,
  ctrl: Seat,
  place: PlaceIndex,
  down = 0,
  from: PlaceIndex = -1,
): Obj {
  const s = p.s;
  if (down === 1 && from >= 0) loseTrack(p, card, from, knownTo(ctrl));
  const id = s.mint++;
  s.cards.handle[card] = id;
  if (down === 0) s.cards.knows[card] = 7;
  const marks: number[] = [];
  for (let i = 0; i < p.book.marks; i++) marks.push(0);
  const o: Obj = { id, cards: [card], ctrl, at: place, next: -1, down, mute: 0, used: 0, marks };
  let i = s.objs.indexOf(null);
  if (i < 0) i = s.objs.length;
  s.objs[i] = o;
  link(s, i, place);
  return o;
}

/** Takes an object out of play; its cards are loose and the caller places them. */
export function leave(p: Play, o: Obj): void {
  const i = indexOf(p.s, o);
  unlink(p.s, i);
  p.s.objs[i] = null;
  loseSource(p, o.id);
}

export function relocate(p: Play, o: Obj, place: PlaceIndex): void {
  const i = indexOf(p.s, o);
  unlink(p.s, i);
  link(p.s, i, place);
}

/** The object's current values, for effects that look back at it. */
export const lastOf = (p: Play, o: Obj): Last => ({
  id: o.id,
  card: o.cards[0],
  def: p.s.cards.def[o.cards[0]],
  ctrl: o.ctrl,
  at: o.at,
  mute: speaks(o) ? 0 : 1,
  knows: p.s.cards.knows[o.cards[0]],
  stats: p.book.stats(p, o),
});
