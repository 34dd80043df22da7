// How a seat stands in Territory: a few named numbers, each mine minus theirs, times its weight.
// Invariant: what one seat gains the other loses, so the two evaluations of a position add up to 0.
// Read next: round.ts for how a round is really scored, power.ts for power.

import type { Play } from '@sleight/kernel/book';
import { PLACE, refIndex, refKind } from '@sleight/kernel/code';
import type { Weights } from '@sleight/kernel/game';
import { objAt } from '@sleight/kernel/objects';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { BENEFICIAL, GAINED, HARMFUL, hasPassed, LOST, MARKS, NEXT_UNIT } from './counters';
import { HAND, slot } from './places';
import { power } from './power';
import { type Rules, rulesOf } from './rules';

/** What each number is worth, in log-odds of winning. */
export const weights = {
  /** Rounds won. */
  marks: 2.5,
  /** Victory points as if the round ended now. */
  vp: 0.5,
  /** Who would win the round as it stands. */
  round: 0.5,
  /** Lanes by how safely they are held. */
  margin: 0.4,
  /** Cards carry over to the next round. */
  hand: 0.35,
  /** Effects that stay on one's own slots: good ones less bad ones. */
  effects: 0.15,
  nextUnit: 0.1,
};

export type Feature = keyof typeof weights;
export const features: readonly Feature[] = ['marks', 'vp', 'round', 'margin', 'hand', 'effects', 'nextUnit'];

type Numbers = Record<Feature, number>;

/** A lead of this much power is half safe. */
const HALF_SAFE = 3;
/** An empty slot is open to anything: a unit alone in its lane leads by this much more than its power. */
const ALONE = 2;

/** Lead of seat 0 in a lane; 0 where it is empty or even. */
function lead(p: Play, rules: Rules, lane: number): number {
  const a = objAt(p.s, slot(rules.lanes, 0, lane));
  const b = objAt(p.s, slot(rules.lanes, 1, lane));
  if (a === null) return b === null ? 0 : -power(p, b) - ALONE;
  return b === null ? power(p, a) + ALONE : power(p, a) - power(p, b);
}

function capped(rules: Rules, vp: number): number {
  const least = Math.max(0, vp);
  return rules.vpCap === null ? least : Math.min(least, rules.vpCap);
}

/** The round as it stands: lanes as if it ended now, and what has been gained and lost. */
function addRound(p: Play, rules: Rules, to: Numbers): void {
  const { num } = p.s;
  const vp = SEATS.map((seat) => num[GAINED + seat] - num[LOST + seat]);
  for (let lane = 1; lane <= rules.lanes; lane++) {
    const by = lead(p, rules, lane);
    if (by !== 0) vp[by > 0 ? 0 : 1]++;
    to.margin += by / (Math.abs(by) + HALF_SAFE);
  }
  to.vp = capped(rules, vp[0]) - capped(rules, vp[1]);
  to.round = Math.sign(to.vp);
}

const GOOD = new Map([
  [BENEFICIAL, 1],
  [HARMFUL, -1],
]);

/** Effects on a slot are for whoever stands there; one on a whole lane is for both, and so for neither. */
function addEffects(p: Play, to: Numbers): void {
  for (const mod of p.s.mods) {
    const place = refKind(mod.on) === PLACE ? p.book.places[refIndex(mod.on)] : null;
    if (place === null || place.seat === null) continue;
    to.effects += (place.seat === 0 ? 1 : -1) * (GOOD.get(mod.kind) ?? 0);
  }
}

/** The numbers themselves, for seat 0; for seat 1 they are the opposite. */
export function numbers(p: Play): Numbers {
  const { num, zones } = p.s;
  const rules = rulesOf(p.book);
  const to: Numbers = {
    marks: num[MARKS] - num[MARKS + 1],
    vp: 0,
    round: 0,
    margin: 0,
    hand: zones[HAND].length - zones[HAND + 1].length,
    effects: 0,
    nextUnit: 0,
  };
  addRound(p, rules, to);
  addEffects(p, to);
  for (const seat of SEATS) {
    if (!hasPassed(p.s, seat)) to.nextUnit += (seat === 0 ? 1 : -1) * num[NEXT_UNIT + seat];
  }
  return to;
}

export function evaluate(p: Play, seat: Seat, by: Weights = weights): number {
  const found = numbers(p);
  let sum = 0;
  for (const feature of features) sum += by[feature] * found[feature];
  return seat === 0 ? sum : -sum;
}
