// How a seat stands in Mythos: a few named numbers, each mine minus theirs, times its weight.
// Invariant: what one seat gains the other loses, so the two evaluations of a position add up to 0.
// Read next: evaluation.ts for how missions are really scored, character.ts for Power.

import type { Play } from '@sleight/kernel/book';
import type { Weights } from '@sleight/kernel/game';
import { defOf, objAt } from '@sleight/kernel/objects';
import { type Obj, SEATS, type Seat } from '@sleight/kernel/state';
import { asMythos } from './book';
import { onSide, power } from './character';
import {
  ACTION,
  CHAKRA,
  COST,
  END,
  EVALUATING,
  edgeHolder,
  hasPassed,
  MISSION,
  PHASE,
  POINTS,
  TOKENS,
  TURN,
} from './counters';
import { pointsFor } from './evaluation';
import { HAND, MISSIONS, missionPlace } from './places';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const ROUND_END = verbId('roundEnd');

/** What each number is worth, in log-odds of winning. */
export const weights = {
  /** Mission points already won. */
  points: 0.27,
  /** Points that the missions in play would still give if nothing changed, later turns counting less. */
  projected: 0.05,
  /** How safely: the same points, by how far one side's Power is ahead. */
  margin: 0.25,
  /** Power that lasts, for every turn it can still be used in. */
  power: 0.02,
  /** Characters, each 1 chakra in every later turn. */
  income: 0.06,
  /** Hidden characters that could still be revealed, by what they cost. */
  hidden: 0.03,
  /** Chakra that can still be spent this turn. */
  chakra: 0.2,
  hand: 0.06,
  /** Cards in hand that the chakra of a usual turn pays for. */
  playable: 0.08,
  edge: 0.02,
};

export type Feature = keyof typeof weights;
export const features: readonly Feature[] = [
  'points',
  'projected',
  'margin',
  'power',
  'income',
  'hidden',
  'chakra',
  'hand',
  'playable',
  'edge',
];

/** A turn later is less sure: both sides still play. */
const LATER = 0.6;
/** Where each mission is scored once, a match gives far fewer points, and each is worth so much more. */
const SCORED_ONCE = 2.5;
/** A lead of this much Power is half safe. */
const HALF_SAFE = 4;
/** Chakra of a turn: 5, and a character or two. */
const USUAL_CHAKRA = 6;

/** Is the evaluation of this mission in this turn still to come? */
function isAhead(p: Play, mission: number): boolean {
  const { num } = p.s;
  if (num[PHASE] === END) return false;
  return num[PHASE] !== MISSION || mission >= num[EVALUATING];
}

/** How much a mission will still be evaluated: now, and discounted in later turns. */
interface Stakes {
  readonly now: number;
  readonly later: number;
}

function stakes(p: Play, shared: Shared, mission: number): Stakes {
  const turn = p.s.num[TURN];
  const everyTurn = shared.rules.score.everyTurn;
  const now = isAhead(p, mission) && (everyTurn || mission === turn) ? 1 : 0;
  let later = 0;
  if (everyTurn) for (let ahead = 1; ahead <= MISSIONS - turn; ahead++) later += LATER ** ahead;
  return { now, later };
}

/** Summons that their own text returns to hand at the end of the round are there for this turn only. */
const goesHome = (p: Play, o: Obj): boolean =>
  o.down === 0 && defOf(p, o).triggers[ROUND_END].some((line) => line.actionVerbs.includes('return'));

interface Strength {
  now: number;
  /** Without the tokens that are removed at the end of the turn. */
  lasting: number;
}

function strength(p: Play, shared: Shared, seat: Seat, mission: number): Strength {
  const sum: Strength = { now: 0, lasting: 0 };
  onSide(p, seat, mission, (o) => {
    const now = power(p, shared.rules, o);
    const keeps = o.down === 0 && shared.keepsTokens[p.s.cards.def[o.cards[0]]] === true;
    sum.now += now;
    if (goesHome(p, o)) return;
    sum.lasting += keeps ? now : now - o.marks[TOKENS];
  });
  return sum;
}

/** 1 if seat 0 would win the mission, -1 if seat 1 would, 0 if nobody. */
function ahead(p: Play, mine: number, theirs: number): number {
  if (mine < 1 && theirs < 1) return 0;
  if (mine === theirs) return edgeHolder(p.s) === 0 ? 1 : -1;
  return mine > theirs ? 1 : -1;
}

const safety = (lead: number): number => lead / (Math.abs(lead) + HALF_SAFE);

type Numbers = Record<Feature, number>;

const worthOfPoint = (shared: Shared): number => (shared.rules.score.everyTurn ? 1 : SCORED_ONCE);

/** What seat 0 has won, and what the missions in play promise it. */
function addMissions(p: Play, shared: Shared, to: Numbers): void {
  const turnsLeft = MISSIONS - p.s.num[TURN];
  to.points = (p.s.num[POINTS] - p.s.num[POINTS + 1]) * worthOfPoint(shared);
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (objAt(p.s, missionPlace(mission)) === null) continue;
    const { now, later } = stakes(p, shared, mission);
    const [a, b] = [strength(p, shared, 0, mission), strength(p, shared, 1, mission)];
    const points = pointsFor(p, shared, mission) * worthOfPoint(shared);
    to.projected += points * (now * ahead(p, a.now, b.now) + later * ahead(p, a.lasting, b.lasting));
    to.margin += points * (now * safety(a.now - b.now) + later * safety(a.lasting - b.lasting));
    to.power += (a.lasting - b.lasting) * (shared.rules.score.everyTurn ? turnsLeft + now : now);
  }
}

/** What a seat holds besides its place in the missions. */
function addHoldings(p: Play, shared: Shared, seat: Seat, sign: number, to: Numbers): void {
  const { num, zones, cards } = p.s;
  const turnsLeft = MISSIONS - num[TURN];
  const acts = num[PHASE] === ACTION && !(shared.rules.action.passIsFinal && hasPassed(p.s, seat));
  for (let mission = 1; mission <= num[TURN]; mission++) {
    onSide(p, seat, mission, (o) => {
      if (goesHome(p, o)) to.hand += turnsLeft > 0 ? sign : 0;
      else to.income += sign * turnsLeft;
      const canTurn = o.down === 1 && (turnsLeft > 0 || acts);
      if (canTurn) to.hidden += sign * p.book.defs[cards.def[o.cards[0]]].printed[COST];
    });
  }
  if (acts) to.chakra += sign * num[CHAKRA + seat];
  if (turnsLeft === 0 && !acts) return;
  for (const card of zones[HAND + seat]) {
    to.hand += sign;
    if (p.book.defs[cards.def[card]].printed[COST] <= USUAL_CHAKRA) to.playable += sign;
  }
}

/** The numbers themselves, for seat 0; for seat 1 they are the opposite. */
export function numbers(p: Play): Numbers {
  const { shared } = asMythos(p.book);
  const to: Numbers = {
    points: 0,
    projected: 0,
    margin: 0,
    power: 0,
    income: 0,
    hidden: 0,
    chakra: 0,
    hand: 0,
    playable: 0,
    edge: edgeHolder(p.s) === 0 ? 1 : -1,
  };
  addMissions(p, shared, to);
  for (const seat of SEATS) addHoldings(p, shared, seat, seat === 0 ? 1 : -1, to);
  return to;
}

export function evaluate(p: Play, seat: Seat, by: Weights = weights): number {
  const found = numbers(p);
  let sum = 0;
  for (const feature of features) sum += by[feature] * found[feature];
  return seat === 0 ? sum : -sum;
}
