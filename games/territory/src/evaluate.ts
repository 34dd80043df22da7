// The evaluation of a seat in Territory: a few named numbers, each mine minus theirs, weighted by the progress of the match.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Read next: round.ts for how a round is really scored, power.ts for power.

import type { Play } from '@sleight/kernel/book';
import { PLACE, refIndex, refKind } from '@sleight/kernel/code';
import { log, logistic } from '@sleight/kernel/maths';
import { objAt } from '@sleight/kernel/objects';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { type Features, linear } from '@sleight/kit/evaluator';
import {
  BENEFICIAL,
  GAINED,
  HARMFUL,
  hasPassed,
  LOST,
  MARKS,
  NEXT_UNIT,
  PRIORITY,
  seatIn,
  UNIT,
} from './counters';
import { HAND, slot } from './places';
import { power } from './power';
import { type Rules, rulesOf } from './rules';
import learned from './weights.json' with { type: 'json' };

/** Neither player needs only one more round, one does, both do. */
const PHASES = ['open', 'ahead', 'last'] as const;
type Phase = (typeof PHASES)[number];

export const features = [
  /** Rounds won. */
  'marks',
  /** Victory points as if the round ended now. */
  'vp',
  /** The current winner of the round. */
  'round',
  /** The same, once the player who is behind has passed: only the other can change it. */
  'sealed',
  /** Lanes by how safe they are. */
  'margin',
  /** Cards carry over to the next round. */
  'hand',
  /** Power of the units in hand. */
  'might',
  /** Cards in hand of a player whose opponent has passed, and can no longer answer. */
  'lastWord',
  /** Chance to win the match, from the state of the round and the result of winning or losing it, in log-odds. */
  'prospect',
  /** Being the next to play while both still do. */
  'tempo',
  /** Lasting effects on own slots: good ones minus bad ones. */
  'effects',
  'nextUnit',
] as const;
type Feature = (typeof features)[number];
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

/** The current round: lanes as if it ended now, with gains and losses. */
function addRound(p: Play, rules: Rules, to: Numbers): void {
  const { num } = p.s;
  let mine = num[GAINED] - num[LOST];
  let theirs = num[GAINED + 1] - num[LOST + 1];
  for (let lane = 1; lane <= rules.lanes; lane++) {
    const by = lead(p, rules, lane);
    if (by > 0) mine++;
    else if (by < 0) theirs++;
    to.margin += by / (Math.abs(by) + HALF_SAFE);
  }
  to.vp = capped(rules, mine) - capped(rules, theirs);
  to.round = Math.sign(to.vp);
  const isSealed = to.round !== 0 && hasPassed(p.s, to.round > 0 ? 1 : 0);
  to.sealed = isSealed ? to.round : 0;
}

const GOOD = new Map([
  [BENEFICIAL, 1],
  [HARMFUL, -1],
]);

/** Effects on a slot are for its unit; one on a whole lane is for both, and so for neither. */
function addEffects(p: Play, to: Numbers): void {
  for (const mod of p.s.mods) {
    const place = refKind(mod.on) === PLACE ? p.book.places[refIndex(mod.on)] : null;
    if (place === null || place.seat === null) continue;
    to.effects += (place.seat === 0 ? 1 : -1) * (GOOD.get(mod.kind) ?? 0);
  }
}

function addHand(p: Play, seat: Seat, sign: number, to: Numbers): void {
  const { zones, cards, num } = p.s;
  const hand = zones[HAND + seat];
  to.hand += sign * hand.length;
  for (const card of hand) {
    const def = p.book.defs[cards.def[card]];
    if (def.kind === UNIT) to.might += sign * def.printed[0];
  }
  if (hasPassed(p.s, seat)) return;
  to.nextUnit += sign * num[NEXT_UNIT + seat];
  if (hasPassed(p.s, seat === 0 ? 1 : 0)) to.lastWord += sign * Math.sqrt(hand.length);
}

/** The expected VP of each card for a player who continues alone, and the certainty of that. */
const PER_CARD = 0.9;
const ALONE_SURE = 1.5;
/** While both play on: the value of a VP and of a card. */
const VP_SURE = 0.5;
const CARD_SURE = 0.3;

/** The chance that seat 0 wins the round. */
function roundChance(p: Play, vp: number): number {
  const hands = SEATS.map((seat) => p.s.zones[HAND + seat].length);
  const open = SEATS.filter((seat) => !hasPassed(p.s, seat) && hands[seat] > 0);
  if (open.length === 2) return logistic(VP_SURE * vp + CARD_SURE * (hands[0] - hands[1]));
  if (open.length === 0) return (1 + Math.sign(vp)) / 2;
  const [alone] = open;
  return logistic(ALONE_SURE * (vp + (alone === 0 ? 1 : -1) * PER_CARD * hands[alone]));
}

/** The value of one more round while the match is open. */
const MARK = 1.4;

/** The chance that seat 0 wins the match from so many marks. */
function matchChance(rules: Rules, mine: number, theirs: number): number {
  const [won, lost] = [mine >= rules.roundsToWin, theirs >= rules.roundsToWin];
  if (won || lost) return won && lost ? 0.5 : won ? 1 : 0;
  return logistic(MARK * (mine - theirs));
}

const SUREST = 0.98;

function prospect(p: Play, rules: Rules, vp: number): number {
  const [mine, theirs] = [p.s.num[MARKS], p.s.num[MARKS + 1]];
  const round = roundChance(p, vp);
  const chance =
    round * matchChance(rules, mine + 1, theirs) + (1 - round) * matchChance(rules, mine, theirs + 1);
  const bounded = Math.min(SUREST, Math.max(1 - SUREST, chance));
  return log(bounded / (1 - bounded));
}

function phaseOf(p: Play, rules: Rules): Phase {
  const close = SEATS.filter((seat) => p.s.num[MARKS + seat] >= rules.roundsToWin - 1).length;
  return PHASES[close];
}

function measure(p: Play): Features<Phase, Feature> {
  const rules = rulesOf(p.book);
  const numbers: Numbers = {
    marks: p.s.num[MARKS] - p.s.num[MARKS + 1],
    vp: 0,
    round: 0,
    sealed: 0,
    margin: 0,
    hand: 0,
    might: 0,
    lastWord: 0,
    prospect: 0,
    tempo: 0,
    effects: 0,
    nextUnit: 0,
  };
  if (!hasPassed(p.s, 0) && !hasPassed(p.s, 1)) numbers.tempo = seatIn(p.s, PRIORITY) === 0 ? 1 : -1;
  addRound(p, rules, numbers);
  numbers.prospect = prospect(p, rules, numbers.vp);
  addEffects(p, numbers);
  addHand(p, 0, 1, numbers);
  addHand(p, 1, -1, numbers);
  return { phase: phaseOf(p, rules), numbers };
}

export const { evaluator, evaluate } = linear(PHASES, features, learned.weights, measure);
