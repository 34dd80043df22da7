// Reads the words of an expectation: whose side, which character, which cards.
// A word that names nothing, or more than one thing, throws a sentence that becomes the failure.

import type { Def, Play } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import type { MythosBook } from './book';
import { missionOf, onSide } from './character';
import { TURN } from './counters';
import { defNamed, defsNamed } from './named';
import { ASIDE, DECK, DISCARD, HAND } from './places';

export interface Table {
  readonly p: Play;
  readonly book: MythosBook;
  /** Who says "my". */
  readonly me: Seat;
}

export const ZONE: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
  missions: ASIDE,
};

export const whose = (t: Table, side: string): Seat => (side.toLowerCase() === 'foe' ? other(t.me) : t.me);

export const nameOf = (t: Table, seat: Seat | null): string =>
  seat === null ? 'nobody' : seat === t.me ? 'me' : 'foe';

export function cardNamed(t: Table, name: string): Def {
  const def = defNamed(t.book, name);
  if (typeof def === 'string') throw new Error(def);
  return def;
}

export const idOf = (t: Table, card: number): string => t.book.defs[t.p.s.cards.def[card]].id;

export const zoneIds = (t: Table, zone: number): string[] => t.p.s.zones[zone].map((card) => idOf(t, card));

export function sideOf(t: Table, seat: Seat, mission: number): Obj[] {
  const found: Obj[] = [];
  onSide(t.p, seat, mission, (o) => found.push(o));
  return found;
}

/** Every character, by mission, `me` first. */
export function everyone(t: Table): Obj[] {
  const found: Obj[] = [];
  for (let mission = 1; mission <= t.p.s.num[TURN]; mission++)
    for (const seat of [t.me, other(t.me)]) found.push(...sideOf(t, seat, mission));
  return found;
}

/** A hidden character by its number among the hidden ones of its side of its mission. */
function hiddenNumber(t: Table, o: Obj): number {
  return sideOf(t, o.ctrl, missionOf(t.p, o))
    .filter((one) => one.down === 1)
    .findIndex((one) => one.id === o.id);
}

/** "[my|foe] CARD|hidden [n] [at mission n]": all characters these words fit. */
export function charactersCalled(t: Table, words: string): Obj[] {
  const [, side, name, mission] = /^(?:(my|foe) )?(.+?)(?: at mission (\d))?$/i.exec(words) ?? [];
  const [, isHidden, n] = /^(hidden)(?: (\d))?$/i.exec(name) ?? [];
  const defs = isHidden === undefined ? defsNamed(t.book, name) : [];
  if (isHidden === undefined && defs.length === 0) cardNamed(t, name);
  return everyone(t).filter((o) => {
    if (side !== undefined && o.ctrl !== whose(t, side)) return false;
    if (mission !== undefined && missionOf(t.p, o) !== Number(mission)) return false;
    if (isHidden === undefined) return defs.includes(defOf(t.p, o).index);
    return o.down === 1 && (n === undefined || hiddenNumber(t, o) === Number(n) - 1);
  });
}

export function oneCharacter(t: Table, words: string): Obj {
  const found = charactersCalled(t, words);
  if (found.length === 0) throw new Error(`${words} is not in play`);
  if (found.length > 1)
    throw new Error(`${words}: there are ${found.length}; say whose and at which mission`);
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
