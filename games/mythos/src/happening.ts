// Shared parts of the verbs: finding their subjects, telling facts without naming the hidden, noticing that an
// enemy effect touched a character, and sending the cards of one that leaves to their owners.

import { type Play, reg } from '@sleight/kernel/book';
import { OBJ, ref, refIndex } from '@sleight/kernel/code';
import type { CardIndex, PlaceIndex, Ref } from '@sleight/kernel/ids';
import { defOf, lastOf, leave, objById } from '@sleight/kernel/objects';
import { hear } from '@sleight/kernel/settle';
import { type Frame, knownTo, type Last, type Obj, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { putOn } from '@sleight/kernel/zones';
import { RESOLVE } from './shared';
import { AFFECT } from './verb-names';

export const found = (p: Play, refs: readonly Ref[]): Obj[] =>
  refs.flatMap((r) => objById(p.s, refIndex(r)) ?? []);

export const seatsOf = (refs: readonly Ref[]): Seat[] => refs.map((r) => (refIndex(r) === 0 ? 0 : 1));

export const bit = (seat: Seat): number => knownTo(seat);

/** Tells what happened to a character; its name is private while it is hidden. */
export function telling(p: Play, verb: string, o: Obj, more: { to?: string; amount?: number } = {}): void {
  if (p.facts === null) return;
  const open = { seat: o.ctrl, object: o.id, from: p.book.places[o.at].name, ...more };
  const def = defOf(p, o).id;
  if (o.down === 0) tell(p, verb, { ...open, def });
  else tell(p, verb, { ...open, down: true }, { to: p.s.cards.knows[o.cards[0]], fields: { def } });
}

export const tellCard = (p: Play, verb: string, seat: Seat, card: CardIndex): void => {
  if (p.facts === null) return;
  tell(p, verb, { seat, card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id });
};

/** "Affected by an enemy effect" is heard once per effect (R27). */
export function touch(p: Play, f: Frame, objects: readonly Obj[]): void {
  if (!p.book.heardOnSelf[AFFECT] && !p.book.heardElsewhere[AFFECT]) return;
  if (f.code < 0 || p.book.code[f.code].line < 0) return;
  for (const o of objects) {
    const already = f.regs[RESOLVE.reg.touched]?.refs ?? [];
    if (o.ctrl === f.you || o.down === 1 || already.includes(ref(OBJ, o.id))) continue;
    f.regs[RESOLVE.reg.touched] = reg([...already, ref(OBJ, o.id)]);
    hear(p, AFFECT, reg([ref(OBJ, o.id)], 1, [lastOf(p, o)]));
  }
}

/** Cards of a character that left play go to a zone of their owners, lower cards first (7.8). */
export function scatter(p: Play, o: Obj, zoneOf: (card: CardIndex) => PlaceIndex): Last {
  const last = lastOf(p, o);
  leave(p, o);
  for (let i = o.cards.length - 1; i >= 0; i--) putOn(p, o.cards[i], o.at, zoneOf(o.cards[i]));
  return last;
}
