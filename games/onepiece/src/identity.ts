// Who a card is, for filters and conditions: a loose card, a card in play, or one that has left, as it was last known.

import type { Play } from '@sleight/kernel/book';
import { CARD, OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { CAUSE } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex, ObjId, Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Last, Seat } from '@sleight/kernel/state';
import { zoneOf } from './card-verbs';
import {
  DON,
  LAST_BASE_POWER,
  LAST_COST,
  LAST_DON,
  LAST_POWER,
  LAST_RESTED,
  PRINTED_COST,
  PRINTED_POWER,
  RESTED,
} from './counters';
import { HAND } from './places';
import { baseCost, basePower, cost, costOfCard, power } from './stats';

export function lastKnown(f: Frame, id: ObjId): Last | null {
  for (const r of f.regs) {
    if (r === null || r === undefined) continue;
    for (const last of r.last) if (last.id === id) return last;
  }
  return null;
}

/** Definition index; 0 if nothing is known of it. */
export function defOfRef(p: Play, f: Frame, r: Ref): DefIndex {
  if (refKind(r) === CARD) return p.s.cards.def[refIndex(r)];
  if (refKind(r) !== OBJ) return 0;
  const o = objById(p.s, refIndex(r));
  return o === null ? (lastKnown(f, refIndex(r))?.def ?? 0) : p.s.cards.def[o.cards[0]];
}

/** Whose it is, or null. */
export function sideOfRef(p: Play, f: Frame, r: Ref): Seat | null {
  if (refKind(r) === CARD) return p.s.cards.owner[refIndex(r)] === 0 ? 0 : 1;
  if (refKind(r) !== OBJ) return refIndex(r) === 0 ? 0 : 1;
  return objById(p.s, refIndex(r))?.ctrl ?? lastKnown(f, refIndex(r))?.ctrl ?? null;
}

const isInHand = (p: Play, card: CardIndex): boolean => {
  const zone = zoneOf(p, card);
  return zone === HAND || zone === HAND + 1;
};

/** The card that a text speaks of as "this card": in play, in the trash after it was K.O.'d, or loose. */
export function thisCard(p: Play, f: Frame): CardIndex {
  if (f.self !== 0) {
    const o = objById(p.s, f.self);
    return o === null ? (lastKnown(f, f.self)?.card ?? -1) : o.cards[0];
  }
  const r = f.regs[CAUSE]?.refs[0];
  return r !== undefined && refKind(r) === CARD ? refIndex(r) : -1;
}

export const isThis = (p: Play, f: Frame, r: Ref): boolean =>
  refKind(r) === OBJ ? refIndex(r) === f.self : refKind(r) === CARD && refIndex(r) === thisCard(p, f);

export type Stat = 'power' | 'cost' | 'basePower' | 'baseCost' | 'don' | 'rested';

const LAST: Record<Stat, number> = {
  power: LAST_POWER,
  cost: LAST_COST,
  basePower: LAST_BASE_POWER,
  baseCost: LAST_COST,
  don: LAST_DON,
  rested: LAST_RESTED,
};

function looseStat(p: Play, card: CardIndex, stat: Stat): number {
  const { printed } = p.book.defs[p.s.cards.def[card]];
  if (stat === 'power' || stat === 'basePower') return printed[PRINTED_POWER];
  if (stat === 'cost' && isInHand(p, card)) return costOfCard(p, card);
  return stat === 'cost' || stat === 'baseCost' ? printed[PRINTED_COST] : 0;
}

/** A number of something: current for a card in play, printed for a loose one, last known for one that left. */
export function statOf(p: Play, f: Frame, r: Ref, stat: Stat): number {
  if (refKind(r) === CARD) return looseStat(p, refIndex(r), stat);
  const o = objById(p.s, refIndex(r));
  if (o === null) return lastKnown(f, refIndex(r))?.stats[LAST[stat]] ?? 0;
  switch (stat) {
    case 'power':
      return power(p, o);
    case 'cost':
      return cost(p, o);
    case 'basePower':
      return basePower(p, o);
    case 'baseCost':
      return baseCost(p, o);
    case 'don':
      return o.marks[DON];
    case 'rested':
      return o.marks[RESTED];
  }
}
