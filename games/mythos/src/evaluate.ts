// The evaluation of a seat in Mythos: a few named numbers, each mine minus theirs, weighted by the turn of the match.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Read next: mission-phase.ts for how missions are really scored, character.ts for Power.

import type { Play } from '@sleight/kernel/book';
import { defOf, objAt } from '@sleight/kernel/objects';
import type { Obj, Seat } from '@sleight/kernel/state';
import { type Features, linear } from '@sleight/kit/evaluator';
import { asMythos } from './book';
import { onSide, power } from './character';
import {
  ACTION,
  ACTIVE,
  CHAKRA,
  COST,
  END,
  EVALUATING,
  edgeHolder,
  hasPassed,
  MISSION,
  PHASE,
  POINTS,
  PRINTED_POWER,
  seatIn,
  TOKENS,
  TURN,
} from './counters';
import { pointsFor } from './mission-phase';
import { HAND, MISSIONS, missionPlace } from './places';
import type { Shared } from './shared';
import { verbId } from './verb-names';
import learned from './weights.json' with { type: 'json' };

const ROUND_END = verbId('roundEnd');

/** Turns 1 to 4, for missions scored every turn and for missions scored once. */
const TURNS = ['turn 1', 'turn 2', 'turn 3', 'turn 4'] as const;
const TURNS_ONCE = ['once 1', 'once 2', 'once 3', 'once 4'] as const;
const PHASES = [...TURNS, ...TURNS_ONCE] as const;
type Phase = (typeof PHASES)[number];

const features = [
  /** Mission points already won. */
  'points',
  /** Points that the missions in play would give this turn if nothing changed. */
  'now',
  /** How safe those are: the same points, by the lead in Power. */
  'nowMargin',
  /** The part of `now` that only the player ahead there can still change: the other has passed. */
  'settled',
  /** The same as `now` and its margin in later turns, each counting less than the one before. */
  'later',
  'laterMargin',
  /** Lasting Power, for every turn it can still be used in. */
  'power',
  /** Characters, each 1 chakra in every later turn. */
  'income',
  /** Hidden characters that could still be revealed, and their cost. */
  'hidden',
  'hiddenCost',
  /** Chakra that can still be spent this turn, and how much of it cards in hand and hidden characters can use. */
  'chakra',
  'useful',
  'hand',
  /** Cards in hand that the chakra of a usual turn pays for. */
  'playable',
  /** Power of the cards in hand. */
  'might',
  /** Chakra of a player whose opponent has passed, and can no longer answer. */
  'lastWord',
  /** Being the next to play while both still do. */
  'tempo',
  'edge',
] as const;
type Feature = (typeof features)[number];
type Numbers = Record<Feature, number>;

/** A turn later is less sure: both sides still play. */
const LATER = 0.6;
/** If each mission is scored once, a match gives far fewer points, and each counts for more. */
const SCORED_ONCE = 2.5;
/** A lead of this much Power is half safe. */
const HALF_SAFE = 4;
/** Chakra of a turn: 5, and a character or two. */
const USUAL_CHAKRA = 6;

/** Is this mission still to be evaluated this turn? */
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
  let discount = LATER;
  if (everyTurn) for (let ahead = 1; ahead <= MISSIONS - turn; ahead++, discount *= LATER) later += discount;
  return { now, later };
}

/** Summons that their own text returns to hand at the end of the turn are there for this turn only. */
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

/** 1 if seat 0 would win the mission, -1 if seat 1 would, 0 for neither. */
function ahead(p: Play, mine: number, theirs: number): number {
  if (mine < 1 && theirs < 1) return 0;
  if (mine === theirs) return edgeHolder(p.s) === 0 ? 1 : -1;
  return mine > theirs ? 1 : -1;
}

const safety = (lead: number): number => lead / (Math.abs(lead) + HALF_SAFE);

const worthOfPoint = (shared: Shared): number => (shared.rules.score.everyTurn ? 1 : SCORED_ONCE);

/** Can this seat play no more cards before the missions are evaluated? */
const isDone = (p: Play, shared: Shared, seat: Seat): boolean =>
  p.s.num[PHASE] === MISSION ||
  (p.s.num[PHASE] === ACTION && shared.rules.action.passIsFinal && hasPassed(p.s, seat));

/** Seat 0's points, and the expected points of the missions in play. */
function addMissions(p: Play, shared: Shared, to: Numbers): void {
  const turnsLeft = MISSIONS - p.s.num[TURN];
  to.points = (p.s.num[POINTS] - p.s.num[POINTS + 1]) * worthOfPoint(shared);
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (objAt(p.s, missionPlace(mission)) === null) continue;
    const { now, later } = stakes(p, shared, mission);
    const [a, b] = [strength(p, shared, 0, mission), strength(p, shared, 1, mission)];
    const points = pointsFor(p, shared, mission) * worthOfPoint(shared);
    const leads = points * now * ahead(p, a.now, b.now);
    to.now += leads;
    if (leads !== 0 && isDone(p, shared, leads > 0 ? 1 : 0)) to.settled += leads;
    to.nowMargin += points * now * safety(a.now - b.now);
    to.later += points * later * ahead(p, a.lasting, b.lasting);
    to.laterMargin += points * later * safety(a.lasting - b.lasting);
    to.power += (a.lasting - b.lasting) * (shared.rules.score.everyTurn ? turnsLeft + now : now);
  }
}

/** A seat's resources besides its position in the missions. */
function addHoldings(p: Play, shared: Shared, seat: Seat, sign: number, to: Numbers): void {
  const { num, zones, cards } = p.s;
  const { passIsFinal } = shared.rules.action;
  const turnsLeft = MISSIONS - num[TURN];
  const isAction = num[PHASE] === ACTION;
  const acts = isAction && !(passIsFinal && hasPassed(p.s, seat));
  let usable = 0;
  for (let mission = 1; mission <= num[TURN]; mission++) {
    onSide(p, seat, mission, (o) => {
      if (goesHome(p, o)) to.hand += turnsLeft > 0 ? sign : 0;
      else to.income += sign * turnsLeft;
      const canTurn = o.down === 1 && (turnsLeft > 0 || acts);
      if (!canTurn) return;
      const cost = p.book.defs[cards.def[o.cards[0]]].printed[COST];
      to.hidden += sign;
      to.hiddenCost += sign * cost;
      usable += cost;
    });
  }
  if (turnsLeft === 0 && !acts) return;
  for (const card of zones[HAND + seat]) {
    const { printed } = p.book.defs[cards.def[card]];
    to.hand += sign;
    to.might += sign * (printed[PRINTED_POWER] ?? 0);
    if (printed[COST] <= USUAL_CHAKRA) to.playable += sign;
    if (printed[COST] <= num[CHAKRA + seat]) usable += printed[COST];
  }
  if (!acts) return;
  to.chakra += sign * num[CHAKRA + seat];
  to.useful += sign * Math.min(num[CHAKRA + seat], usable);
  if (passIsFinal && hasPassed(p.s, seat === 0 ? 1 : 0))
    to.lastWord += sign * Math.min(num[CHAKRA + seat], usable);
}

function phaseOf(p: Play, shared: Shared): Phase {
  const turn = Math.max(1, p.s.num[TURN]) - 1;
  return shared.rules.score.everyTurn ? TURNS[turn] : TURNS_ONCE[turn];
}

function measure(p: Play): Features<Phase, Feature> {
  const { shared } = asMythos(p.book);
  const numbers: Numbers = {
    points: 0,
    now: 0,
    nowMargin: 0,
    settled: 0,
    later: 0,
    laterMargin: 0,
    power: 0,
    income: 0,
    hidden: 0,
    hiddenCost: 0,
    chakra: 0,
    useful: 0,
    hand: 0,
    playable: 0,
    might: 0,
    lastWord: 0,
    tempo: 0,
    edge: edgeHolder(p.s) === 0 ? 1 : -1,
  };
  const bothPlay = p.s.num[PHASE] === ACTION && !hasPassed(p.s, 0) && !hasPassed(p.s, 1);
  if (bothPlay) numbers.tempo = seatIn(p.s, ACTIVE) === 0 ? 1 : -1;
  addMissions(p, shared, numbers);
  addHoldings(p, shared, 0, 1, numbers);
  addHoldings(p, shared, 1, -1, numbers);
  return { phase: phaseOf(p, shared), numbers };
}

export const { evaluator, evaluate } = linear(PHASES, features, learned.weights, measure);
