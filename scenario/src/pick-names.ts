// Names in a pick: cards by id or English name, things in play by card, side and place.
// Next: pick.ts, which finds the option of a pick.

import type { Book, Play, Seat } from '@sleight/kernel';
import { CARD, MOD, NUM, OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import { ensure } from '@sleight/kernel/ensure';
import type { DefIndex, PlaceIndex, Ref } from '@sleight/kernel/ids';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj, State } from '@sleight/kernel/state';
import { defAt, defIndex, placeAt } from '@sleight/kit/by-number';

export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A book may provide its cards' names, in lower case, if names alone are not unique. */
type Called = Book & { readonly nicknames?: ReadonlyMap<string, string> };

function namesIn({ nicknames, defs }: Called): { id: string; name: string }[] {
  if (nicknames !== undefined) return [...nicknames].map(([name, id]) => ({ id, name }));
  return defs.map((def) => ({ id: def.id, name: def.name.en.toLowerCase() }));
}

/** Lower case, single spaces, and every unique English name replaced by its id. */
export function canonical(book: Book, words: string): string {
  let said = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const names = namesIn(book).sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of names) {
    if (name !== id && said.includes(name))
      said = said.replace(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'g'), id);
  }
  return said;
}

/** "slot 2", with its owner from the deciding seat's point of view. */
export function placeNames(book: Book, seat: Seat, index: PlaceIndex): string[] {
  const { name, seat: owner } = placeAt(book, index);
  if (owner === null) return [name];
  const sides = owner === seat ? ['my'] : seat === 0 ? ['enemy', 'foe'] : ['enemy'];
  return [name, ...sides.map((side) => `${side} ${name}`)];
}

/** A card's id, and its name, which several cards may share. */
export function cardNames(book: Book, def: DefIndex): string[] {
  const { id, name } = defAt(book, def);
  return [id, name.en.toLowerCase()];
}

/** Face-down objects are "hidden", numbered among those at the same place. */
function hiddenNames(s: State, o: Obj): string[] {
  if (o.down === 0) return [];
  let n = 1;
  const first = ensure(s.first[o.at], 'place', o.at);
  for (let i = first; i >= 0 && s.objs[i]!.id !== o.id; i = s.objs[i]!.next) n += s.objs[i]!.down;
  return ['hidden', `hidden ${n}`];
}

export function refNames(p: Play, seat: Seat, r: Ref): string[] {
  const i = refIndex(r);
  switch (refKind(r)) {
    case OBJ: {
      const o = objById(p.s, i);
      if (o === null) return [];
      const places = placeNames(p.book, seat, o.at);
      const sides = places.slice(1).map((place) => place.split(' ')[0]);
      const names = [...cardNames(p.book, defOf(p, o).index), ...hiddenNames(p.s, o)];
      const called = names.flatMap((name) => [name, ...sides.map((side) => `${side} ${name}`)]);
      return [...called, ...called.map((name) => `${name} at ${places[0]}`), ...places];
    }
    case PLACE:
      return placeNames(p.book, seat, i);
    case MOD: {
      const mod = p.s.mods.find(({ id }) => id === i);
      if (mod === undefined || refKind(mod.on) !== PLACE) return [];
      return placeNames(p.book, seat, refIndex(mod.on)).map((place) => `effect at ${place}`);
    }
    case CARD:
      return cardNames(p.book, defIndex(p.s, i));
    case NUM:
      return [`amount ${i}`];
    default:
      return [];
  }
}
