// Parses the words of an expectation: side, character, cards.
// An unknown or ambiguous word throws a sentence that becomes the failure.

import type { Def } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { type Expecting, whose, zoneChecks } from '@sleight/kit/expect';
import { defNamed, defsNamed } from '@sleight/kit/named';
import type { MythosBook } from './book';
import { missionOf, onSide } from './character';
import { TURN } from './counters';
import { ASIDE, DECK, DISCARD, HAND } from './places';

export type ExpectTable = Expecting<MythosBook>;

const ZONE: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
  missions: ASIDE,
};

export const nameOf = (t: ExpectTable, seat: Seat | null): string =>
  seat === null ? 'nobody' : seat === t.me ? 'me' : 'foe';

export function cardNamed(t: ExpectTable, name: string): Def {
  const def = defNamed(t.book, name);
  if (typeof def === 'string') throw new Error(def);
  return def;
}

export function sideOf(t: ExpectTable, seat: Seat, mission: number): Obj[] {
  const found: Obj[] = [];
  onSide(t.p, seat, mission, (o) => found.push(o));
  return found;
}

/** Every character, by mission, `me` first. */
export function everyone(t: ExpectTable): Obj[] {
  const found: Obj[] = [];
  for (let mission = 1; mission <= t.p.s.num[TURN]; mission++)
    for (const seat of [t.me, other(t.me)]) found.push(...sideOf(t, seat, mission));
  return found;
}

/** A hidden character by its number among the hidden ones of its side of its mission. */
function hiddenNumber(t: ExpectTable, o: Obj): number {
  return sideOf(t, o.ctrl, missionOf(t.p, o))
    .filter((one) => one.down === 1)
    .findIndex((one) => one.id === o.id);
}

/** "[my|foe] CARD|hidden [n] [at mission n]": all characters these words match. */
export function charactersCalled(t: ExpectTable, words: string): Obj[] {
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

export function oneCharacter(t: ExpectTable, words: string): Obj {
  const found = charactersCalled(t, words);
  if (found.length === 0) throw new Error(`${words} is not in play`);
  if (found.length > 1)
    throw new Error(`${words}: there are ${found.length}; say whose and at which mission`);
  return found[0];
}

export const { listed, zoneIs, endIs, inZone, knowsInZone, zoneCount } = zoneChecks<ExpectTable>({
  zones: ZONE,
  piles: ['deck'],
  cardNamed,
});
