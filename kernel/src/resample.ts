// Bots get a view and a memory, never the state (law 11). `resample` samples one state the view allows:
// every unknown card is dealt from a prior list of its owner, hidden order is shuffled, chance is reseeded.

import type { Book } from './book';
import { playing } from './decide';
import type { DefIndex } from './ids';
import { below, shuffle } from './rng';
import { imagineHeld } from './some-card';
import { clone, EVERYONE, knownTo, SEATS, type Seat, type State } from './state';
import { runStrand } from './vm';

/** A seat's belief about each player's whole list, by definition index: its own exactly, the other's as a guess. */
export type Prior = readonly [readonly DefIndex[], readonly DefIndex[]];

/** Removes, once each, the cards already seen. Too few may be left if the guess was wrong. */
function unseen(s: State, owner: Seat, list: readonly DefIndex[]): DefIndex[] {
  const left = list.slice();
  s.cards.def.forEach((def, card) => {
    if (def === 0 || s.cards.owner[card] !== owner) return;
    const i = left.indexOf(def);
    if (i >= 0) left.splice(i, 1);
  });
  return left;
}

/** Bits of the possible kinds of each card, by its place: an animal in one hand, equipment in another. */
function kindsByPlace(book: Book, s: State): number[] {
  const kinds = new Array<number>(s.cards.def.length).fill(-1);
  s.zones.forEach((cards, zone) => {
    for (const card of cards) kinds[card] = book.places[zone].kinds ?? -1;
  });
  for (const o of s.objs) {
    if (o !== null) for (const card of o.cards) kinds[card] = book.places[o.at].kinds ?? -1;
  }
  return kinds;
}

function deal(book: Book, s: State, owner: Seat, list: readonly DefIndex[], rng: number[]): void {
  const kinds = kindsByPlace(book, s);
  const pool = unseen(s, owner, list);
  shuffle(rng, pool);
  s.cards.def.forEach((def, card) => {
    if (def !== 0 || s.cards.owner[card] !== owner) return;
    const fits = (one: DefIndex): boolean => kinds[card] === -1 || (book.defs[one].kind & kinds[card]) !== 0;
    const at = pool.findLastIndex(fits);
    const fitting = at < 0 ? list.filter(fits) : [];
    if (at >= 0) s.cards.def[card] = pool.splice(at, 1)[0];
    else if (fitting.length > 0) s.cards.def[card] = fitting[below(rng, fitting.length)];
    else throw new Error('resample needs a list to draw unknown cards from');
  });
}

/** The positions of each player's cards in a shuffled shared pile are unknown too. */
function mixOwners(book: Book, s: State, rng: number[]): void {
  s.zones.forEach((cards, zone) => {
    if (book.places[zone].seat !== null) return;
    const unknown = cards.filter((card) => s.cards.def[card] === 0);
    const owners = unknown.map((card) => s.cards.owner[card]);
    shuffle(rng, owners);
    unknown.forEach((card, i) => {
      s.cards.owner[card] = owners[i];
    });
  });
}

/** A strand whose picks the view erased starts over, whether or not it had ended. */
function restartStrands(book: Book, s: State): void {
  const { strands } = s;
  if (strands === null) return;
  const p = playing(book, s);
  const f = s.stack[s.stack.length - 1];
  const both = book.code[f.code].steps[f.pc].together!;
  for (const seat of SEATS) {
    if (strands[seat][0].regs.length > 0) continue;
    strands[seat] = [both.strand(p, f, seat)];
    runStrand(p, strands[seat]);
  }
}

/** Each word of a new generator is below 2^31. */
const WORDS = 0x80000000;

/** One possible state behind a view. Strands of other seats start over: their picks are unknown. */
export function resample(book: Book, view: State, prior: Prior, rng: number[]): State {
  const s = clone(view);
  s.cards.owner = view.cards.owner.slice();
  mixOwners(book, s, rng);
  for (const owner of SEATS) deal(book, s, owner, prior[owner], rng);
  s.zones.forEach((cards, zone) => {
    const { sees, seat } = book.places[zone];
    const mask = sees === 'all' ? 7 : sees === 'owner' && seat !== null ? 1 << seat : 0;
    for (const card of cards) s.cards.knows[card] |= mask;
  });
  for (const o of s.objs) {
    if (o !== null)
      for (const card of o.cards) s.cards.knows[card] |= o.down === 1 ? knownTo(o.ctrl) : EVERYONE;
  }
  imagineHeld(book, view, s, rng);
  restartStrands(book, s);
  s.rng = [below(rng, WORDS), below(rng, WORDS), below(rng, WORDS), 1];
  return s;
}
