// Parses the words of an expectation: side, unit, cards, effects.
// An unknown or ambiguous word throws a sentence that becomes the failure.

import type { Def } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { defOf, objAt } from '@sleight/kernel/objects';
import type { Obj } from '@sleight/kernel/state';
import { type Expecting, whose, zoneChecks } from '@sleight/kit/expect';
import { split } from '@sleight/kit/findings';
import type { TerritoryBook } from './book';
import { defNamed, effectNamed } from './named';
import { DECK, DISCARD, HAND, slot } from './places';

export interface ExpectTable extends Expecting<TerritoryBook> {
  readonly lanes: number;
}

const ZONE: Readonly<Record<string, number>> = { hand: HAND, deck: DECK, discard: DISCARD };

export function cardNamed(t: ExpectTable, name: string): Def {
  const def = defNamed(t.book, name);
  if (def === undefined) throw new Error(`there is no card called "${name}"`);
  return def;
}

/** The id of the unit at a place, or null. */
export function idAt(t: ExpectTable, place: PlaceIndex): string | null {
  const unit = objAt(t.p.s, place);
  return unit === null ? null : defOf(t.p, unit).id;
}

export const unitsCalled = (t: ExpectTable, id: string): Obj[] =>
  t.p.s.objs.flatMap((o) =>
    o !== null && t.book.places[o.at].lane > 0 && defOf(t.p, o).id === id ? [o] : [],
  );

/** "scout", "my scout", "scout at slot 2", "my slot 2": exactly one unit in play. */
export function oneUnit(t: ExpectTable, words: string): Obj {
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

export const { zoneIs, endIs, inZone, knowsInZone, zoneCount } = zoneChecks<ExpectTable>({
  zones: ZONE,
  piles: ['deck'],
  cardNamed,
});

export const effectList = (t: ExpectTable, list: string): number[] =>
  split(list).map((name) => {
    const line = effectNamed(t.book, name);
    if (typeof line === 'string') throw new Error(line);
    return line;
  });
