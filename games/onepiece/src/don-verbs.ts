// Verbs on DON!! cards (spec 6.4, 10.4). Those in cost areas and DON!! decks are counted by seat.

import { type Apply, reg } from '@sleight/kernel/book';
import { OBJ, ref, refIndex, refKind, SEAT } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Seat, State } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { seatsOf } from './card-verbs';
import { DON, DON_ACTIVE, DON_DECK, DON_RESTED } from './counters';
import * as don from './don';
import { found } from './field';
import { telling } from './telling';

const give =
  (rested: boolean): Apply =>
  (p, _f, subjects, amount) => {
    const given: Ref[] = [];
    for (const o of found(p, subjects)) {
      const n = don.giveDon(p.s, o, amount, rested);
      // Each of them is given, so each is heard (ruling 19).
      for (let i = 0; i < n; i++) given.push(ref(OBJ, o.id));
      if (n > 0) telling(p, 'giveDon', o, { amount: n });
    }
    return reg(given);
  };
export const giveDon = give(false);
export const giveRestedDon = give(true);

const counted =
  (verb: string, change: (s: State, seat: Seat, n: number) => number): Apply =>
  (p, _f, subjects, amount) => {
    let n = 0;
    for (const seat of seatsOf(subjects)) {
      const changed = change(p.s, seat, amount);
      if (changed > 0) tell(p, verb, { seat, amount: changed });
      n += changed;
    }
    return reg(n === 0 ? [] : subjects, n);
  };
export const addDon = counted('addDon', (s, seat, n) => don.addDon(s, seat, n, false));
export const addRestedDon = counted('addRestedDon', (s, seat, n) => don.addDon(s, seat, n, true));
export const restDon = counted('restDon', don.restDon);
export const setDonActive = counted('setDonActive', don.activateDon);

/** The chosen DON!! of a cost area, if one is chosen like an object. */
export const ACTIVE_DON = 0;
export const RESTED_DON = 1;

/**
 * DON!! of seat `amount` go back to the DON!! deck: each subject is one of them, a card it is given to or the state
 * it has in the cost area. However many they are, that is one event (ruling 22).
 */
export const returnDon: Apply = (p, _f, subjects, amount) => {
  const seat: Seat = amount === 0 ? 0 : 1;
  const { s } = p;
  let returned = 0;
  for (const r of subjects) {
    const o = refKind(r) === OBJ ? objById(s, refIndex(r)) : null;
    if (o !== null && o.marks[DON] > 0) o.marks[DON]--;
    else if (o === null && refKind(r) !== OBJ) {
      const pool = (refIndex(r) === ACTIVE_DON ? DON_ACTIVE : DON_RESTED) + seat;
      if (s.num[pool] === 0) continue;
      s.num[pool]--;
    } else continue;
    s.num[DON_DECK + seat]++;
    returned++;
  }
  if (returned > 0) tell(p, 'returnDon', { seat, amount: returned });
  return reg(returned === 0 ? [] : [ref(SEAT, seat)], returned);
};
