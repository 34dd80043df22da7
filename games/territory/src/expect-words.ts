// Reads the words of an expectation: whose side, which unit, which cards, which effects.
// A word that names nothing, or more than one thing, throws a sentence that becomes the failure.

import type { Def, Play } from '@sleight/kernel/book';
import { defOf, objAt } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import type { TerritoryBook } from './book';
import { defNamed, effectNamed } from './named';
import { DECK, DISCARD, HAND, slot } from './places';

export interface Table {
  readonly p: Play;
  readonly book: TerritoryBook;
  /** Who says "my". */
  readonly me: Seat;
  readonly lanes: number;
}

export const ZONE: Readonly<Record<string, number>> = { hand: HAND, deck: DECK, discard: DISCARD };

export const whose = (t: Table, side: string): Seat => (side === 'foe' ? other(t.me) : t.me);

export function cardNamed(t: Table, name: string): Def {
  const def = defNamed(t.book, name);
  if (def === undefined) throw new Error(`there is no card called "${name}"`);
  return def;
}

/** The id of the unit at a place, or null. */
export function idAt(t: Table, place: number): string | null {
  const unit = objAt(t.p.s, place);
  return unit === null ? null : defOf(t.p, unit).id;
}

export const zoneIds = (t: Table, zone: number): string[] =>
  t.p.s.zones[zone].map((card) => t.book.defs[t.p.s.cards.def[card]].id);

export const unitsCalled = (t: Table, id: string): Obj[] =>
  t.p.s.objs.flatMap((o) =>
    o !== null && t.book.places[o.at].lane > 0 && defOf(t.p, o).id === id ? [o] : [],
  );

/** "scout", "my scout", "scout at slot 2", "my slot 2": exactly one unit in play. */
export function oneUnit(t: Table, words: string): Obj {
  const inSlot = /^(my|foe) slot (\d)$/.exec(words);
  if (inSlot !== null) {
    const unit = objAt(t.p.s, slot(t.lanes, whose(t, inSlot[1]), Number(inSlot[2])));
    if (unit === null) throw new Error(`${words} is empty`);
    return unit;
  }
  const [, side, name, lane] = /^(?:(my|foe) )?(.+?)(?: at slot (\d))?$/.exec(words) ?? [];
  const found = unitsCalled(t, cardNamed(t, name).id).filter(
    (unit) =>
      (side === undefined || unit.ctrl === whose(t, side)) &&
      (lane === undefined || t.book.places[unit.at].lane === Number(lane)),
  );
  if (found.length === 0) throw new Error(`${words} is not in play`);
  if (found.length > 1) throw new Error(`${words}: there are ${found.length}; say whose or at which slot`);
  return found[0];
}

/** Splits "a, b" at commas outside double quotes. */
const split = (list: string): string[] =>
  (list.match(/"[^"]*"|[^,]+/g) ?? [])
    .map((item) => item.trim().replace(/^"|"$/g, ''))
    .filter((item) => item !== '');

/** Card ids of a list; "unknown" is a card that the viewer cannot see. */
export const listed = (t: Table, list: string): string[] =>
  split(list).map((name) => (name === 'unknown' ? 'unknown' : cardNamed(t, name).id));

export const effectList = (t: Table, list: string): number[] =>
  split(list).map((name) => {
    const line = effectNamed(t.book, name);
    if (typeof line === 'string') throw new Error(line);
    return line;
  });

export function isSame(wanted: readonly string[], found: readonly string[], anyOrder: boolean): boolean {
  const order = (ids: readonly string[]): readonly string[] => (anyOrder ? ids.toSorted() : ids);
  return JSON.stringify(order(wanted)) === JSON.stringify(order(found));
}
