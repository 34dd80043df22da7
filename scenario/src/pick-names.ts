// What things are called in a pick: cards by id or English name, what is in play by card, side and place.
// Next: pick.ts, which finds the option that a pick means.

import type { Book, Play, Seat } from '@sleight/kernel';
import { CARD, MOD, NUM, OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj, State } from '@sleight/kernel/state';

export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A book may say what its cards are called, in lower case, where names alone are not enough. */
type Called = Book & { readonly nicknames?: ReadonlyMap<string, string> };

function namesIn({ nicknames, defs }: Called): { id: string; name: string }[] {
  if (nicknames !== undefined) return [...nicknames].map(([name, id]) => ({ id, name }));
  return defs.map((def) => ({ id: def.id, name: def.name.en.toLowerCase() }));
}

/** Lower case, single spaces, and every English name that means one card as its id. */
export function canonical(book: Book, words: string): string {
  let said = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const names = namesIn(book).sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of names) {
    if (name !== id && said.includes(name))
      said = said.replace(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'g'), id);
  }
  return said;
}

/** "slot 2", and whose it is as the deciding seat says it. */
export function placeNames(book: Book, seat: Seat, index: number): string[] {
  const { name, seat: owner } = book.places[index];
  if (owner === null) return [name];
  const sides = owner === seat ? ['my'] : seat === 0 ? ['enemy', 'foe'] : ['enemy'];
  return [name, ...sides.map((side) => `${side} ${name}`)];
}

/** A card's id, and its name, which several cards may share. */
export const cardNames = ({ defs }: Book, def: number): string[] => [
  defs[def].id,
  defs[def].name.en.toLowerCase(),
];

/** What lies face down is "hidden", numbered among what lies face down at the same place. */
function hiddenNames(s: State, o: Obj): string[] {
  if (o.down === 0) return [];
  let n = 1;
  for (let i = s.first[o.at]; i >= 0 && s.objs[i]!.id !== o.id; i = s.objs[i]!.next) n += s.objs[i]!.down;
  return ['hidden', `hidden ${n}`];
}

export function refNames(p: Play, seat: Seat, r: number): string[] {
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
      return cardNames(p.book, p.s.cards.def[i]);
    case NUM:
      return [`amount ${i}`];
    default:
      return [];
  }
}
