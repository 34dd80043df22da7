// Reads the words of an expectation: whose side, which card in play, which cards.
// A word that names nothing, or more than one thing, throws a sentence that becomes the failure.

import type { Def, Play } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import type { OnePieceBook } from './book';
import { isLeader, isStage, onField } from './field';
import { defNamed, defsNamed } from './named';
import { DECK, HAND, LIFE, TRASH } from './places';

export interface Table {
  readonly p: Play;
  readonly book: OnePieceBook;
  /** Who says "my". */
  readonly me: Seat;
}

export const ZONE: Readonly<Record<string, number>> = { hand: HAND, deck: DECK, trash: TRASH, life: LIFE };

export const whose = (t: Table, side: string): Seat => (side.toLowerCase() === 'foe' ? other(t.me) : t.me);

export function cardNamed(t: Table, name: string): Def {
  const def = defNamed(t.book, name);
  if (typeof def === 'string') throw new Error(def);
  return def;
}

export const idOf = (t: Table, card: number): string => t.book.defs[t.p.s.cards.def[card]].id;

/** Decks and Life top first, a trash oldest first. */
export function zoneIds(t: Table, seat: Seat, zone: string): string[] {
  const ids = t.p.s.zones[ZONE[zone] + seat].map((card) => idOf(t, card));
  return zone === 'deck' || zone === 'life' ? ids.toReversed() : ids;
}

/** "[my|foe] leader|stage|CARD [n]": everything on the field that these words fit; n counts equal ones. */
export function onFieldCalled(t: Table, words: string): Obj[] {
  const [, side, name, n] = /^(?:(my|foe) )?(.+?)(?: #(\d))?$/i.exec(words) ?? [];
  const seats = side === undefined ? [t.me, other(t.me)] : [whose(t, side)];
  const everyone = seats.flatMap((seat) => onField(t.p.s, seat));
  const isArea = name === 'leader' || name === 'stage';
  const defs = isArea ? [] : defsNamed(t.book, name);
  if (!isArea && defs.length === 0) cardNamed(t, name);
  const found = everyone.filter((o) => {
    if (name === 'leader') return isLeader(o);
    if (name === 'stage') return isStage(o);
    return defs.includes(defOf(t.p, o).index);
  });
  return n === undefined ? found : found.slice(Number(n) - 1, Number(n));
}

export function oneOnField(t: Table, words: string): Obj {
  const found = onFieldCalled(t, words);
  if (found.length === 0) throw new Error(`${words} is not in play`);
  if (found.length > 1)
    throw new Error(`${words}: there are ${found.length}; say whose, or which one as "#2"`);
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

export function isSame(wanted: readonly string[], found: readonly string[], anyOrder: boolean): boolean {
  const order = (ids: readonly string[]): readonly string[] => (anyOrder ? ids.toSorted() : ids);
  return JSON.stringify(order(wanted)) === JSON.stringify(order(found));
}
