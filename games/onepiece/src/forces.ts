// What a seat brings to battles, counted once for each look at a position: who can attack, who guards, what its hand
// can counter. Powers are in thousands.
// Read next: threat.ts for what attackers can do to guards, evaluate.ts for what all of it is worth.

import type { Play } from '@sleight/kernel/book';
import { anyChanges } from '@sleight/kernel/derive';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { mayAttack } from './battle';
import {
  ATTACKER,
  BASE_POWER,
  BLOCK_STEP,
  COUNTER_STEP,
  DON,
  DON_ACTIVE,
  EVENT,
  POWER,
  PRINTED_COST,
  PRINTED_COUNTER,
  PRINTED_KEYWORDS,
  PRINTED_POWER,
  STEP,
  TARGET,
  turnPlayer,
} from './counters';
import { donOnField } from './don';
import { eachFighter, isLeader, isRested, stageOf } from './field';
import { BANISH, BLOCKER, DOUBLE_ATTACK, keywordNumber, UNBLOCKABLE } from './keywords';
import { lifeCount } from './life';
import { DECK, HAND, LIMBO } from './places';
import { linesOf, type Shared } from './shared';
import { hasKeyword, power } from './stats';

const THOUSAND = 1000;

export interface Fighter {
  readonly o: Obj;
  readonly isLeader: boolean;
  readonly isRested: boolean;
  /** Its power when attacking in its own turn, and its power without given DON!!. */
  readonly power: number;
  readonly guard: number;
  /** Damage that one attack deals to a Leader. */
  readonly points: number;
  readonly cost: number;
  readonly isBlocker: boolean;
  readonly mayAttack: boolean;
  /** How likely it is still there when the attack on its way is over. */
  stays: number;
}

export interface Forces {
  readonly leader: Fighter;
  readonly characters: readonly Fighter[];
  life: number;
  hand: number;
  /** Counter values in hand, and the cost of its Counter Events. */
  counter: number;
  counterEvents: number;
  /** Costs of the cards in hand that the active DON!! would pay for, one at a time. */
  playable: number;
  readonly active: number;
  readonly don: number;
  readonly deck: number;
  /** The cost of its Stage, 0 for none. */
  readonly stage: number;
}

/** Does anything in play change these numbers of anything? One look for all fighters spares most of the sums. */
interface Changed {
  readonly power: boolean;
  readonly points: boolean;
  readonly blocker: boolean;
}

const changedIn = (p: Play): Changed => ({
  power: anyChanges(p, POWER) || anyChanges(p, BASE_POWER),
  points: anyChanges(p, keywordNumber(DOUBLE_ATTACK)),
  blocker: anyChanges(p, keywordNumber(BLOCKER)),
});

function fighterOf(p: Play, o: Obj, isTurn: boolean, changed: Changed): Fighter {
  const { printed } = defOf(p, o);
  const given = isTurn ? o.marks[DON] : 0;
  const now = changed.power ? power(p, o) / THOUSAND : printed[PRINTED_POWER] / THOUSAND + given;
  const has = (keyword: number, isChanged: boolean): boolean =>
    isChanged
      ? hasKeyword(p, o, keyword)
      : o.mute === 0 && ((printed[PRINTED_KEYWORDS] >> keyword) & 1) === 1;
  return {
    o,
    isLeader: isLeader(o),
    isRested: isRested(o),
    power: now,
    guard: now - given,
    points: has(DOUBLE_ATTACK, changed.points) ? 2 : 1,
    cost: printed[PRINTED_COST],
    isBlocker: has(BLOCKER, changed.blocker),
    mayAttack: isTurn && mayAttack(p, o.ctrl, o),
    stays: 1,
  };
}

function addHand(p: Play, shared: Shared, seat: Seat, to: Forces): void {
  for (const card of p.s.zones[HAND + seat]) {
    const def = p.book.defs[p.s.cards.def[card]];
    const cost = def.printed[PRINTED_COST];
    to.counter += def.printed[PRINTED_COUNTER] / THOUSAND;
    if (cost <= to.active) to.playable += cost;
    if (def.kind === EVENT && linesOf(shared, def.index, 'Counter').length > 0) to.counterEvents += cost;
  }
}

export function forcesOf(p: Play, shared: Shared, seat: Seat): Forces {
  const { s } = p;
  const isTurn = turnPlayer(s) === seat;
  const changed = changedIn(p);
  const fighters: Fighter[] = [];
  eachFighter(s, seat, (o) => fighters.push(fighterOf(p, o, isTurn, changed)));
  const stage = stageOf(s, seat);
  const [leader, ...characters] = fighters;
  const forces: Forces = {
    leader,
    characters,
    life: lifeCount(s, seat),
    hand: s.zones[HAND + seat].length + s.zones[LIMBO + seat].length,
    counter: 0,
    counterEvents: 0,
    playable: 0,
    active: s.num[DON_ACTIVE + seat],
    don: donOnField(s, seat),
    deck: s.zones[DECK + seat].length,
    stage: stage === null ? 0 : defOf(p, stage).printed[PRINTED_COST],
  };
  addHand(p, shared, seat, forces);
  return forces;
}

/** A current attack that would succeed as things are. */
export interface Blow {
  readonly target: Obj;
  readonly isAtLeader: boolean;
  /** Counter that stops it. */
  readonly need: number;
  readonly points: number;
  readonly isBanish: boolean;
  /** Can it still be blocked? */
  readonly isBlockable: boolean;
}

/** The attack that is on its way, unless it is already beaten back. */
export function blowOf(p: Play, attackers: Forces, guards: Forces): Blow | null {
  const { s } = p;
  if (s.num[ATTACKER] === 0 || s.num[STEP] > COUNTER_STEP) return null;
  const striker = [attackers.leader, ...attackers.characters].find(({ o }) => o.id === s.num[ATTACKER]);
  const struck = [guards.leader, ...guards.characters].find(({ o }) => o.id === s.num[TARGET]);
  if (striker === undefined || struck === undefined || striker.power < struck.power) return null;
  const mayBlock = s.num[STEP] <= BLOCK_STEP && !hasKeyword(p, striker.o, UNBLOCKABLE);
  return {
    target: struck.o,
    isAtLeader: struck.isLeader,
    need: striker.power - struck.power + 1,
    points: striker.points,
    isBanish: hasKeyword(p, striker.o, BANISH),
    isBlockable:
      mayBlock && guards.characters.some((one) => one.isBlocker && !one.isRested && one !== struck),
  };
}

export const waiting = (p: Play): Seat => other(turnPlayer(p.s));
