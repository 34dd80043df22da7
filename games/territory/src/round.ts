// A match as one procedure (spec 5, 13, 14): rounds of draw, exchange, turns, lanes, conquest, score.

import { ask, type Code, type Play, reg, run, together } from '@sleight/kernel/book';
import { chooseCardStep } from '@sleight/kernel/choose';
import { OBJ, ref, refIndex, SEAT } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import { frameOf } from '@sleight/kernel/frames';
import { happen, intend, NOWHERE } from '@sleight/kernel/intents';
import { leave, objAt, objById } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { below } from '@sleight/kernel/rng';
import { settle } from '@sleight/kernel/settle';
import { type Frame, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { completed, tell } from '@sleight/kernel/telling';
import { putOn, shuffleZone, takeOut } from '@sleight/kernel/zones';
import {
  FIRST,
  FIRST_DRAW,
  GAINED,
  hasPassed,
  LATER_DRAW,
  LOST,
  MARKS,
  NEXT_UNIT,
  PASSED,
  PRIORITY,
  ROUND,
  seatIn,
  TURN_PLAYER,
  WINNER,
  WON,
} from './counters';
import { DECK, DISCARD, HAND, slot } from './places';
import { power } from './power';
import type { Rules } from './rules';
import { handOver, turnQuestion } from './turn';
import { verbId } from './verbs';

const DRAW = verbId('draw');
const CONQUER = verbId('conquer');
const ROUND_END = verbId('roundEnd');
const MATCH_START = verbId('matchStart');

/** A match; scenarios begin before its first draw or at a turn. `lane` is how far the Conquer step is. */
export const MATCH = outline(
  'match',
  [
    'chance',
    'begin',
    'round',
    'mayMulligan',
    'mulligan',
    'turn',
    'settleTurn',
    'nextTurn',
    'lanes',
    'conquest',
    'roundEnd',
    'score',
  ],
  ['event', 'lane'],
);
const { step, reg: REG } = MATCH;

/** The private strand of the exchange. */
const MULLIGAN = outline('mulligan', ['choose'], ['event', 'aside']);

/** Chance: decks are shuffled, and one player is named to start (5.1). A scenario decides both itself. */
function leaveToChance(p: Play): void {
  for (const seat of SEATS) shuffleZone(p, DECK + seat);
  p.s.num[FIRST] = below(p.s.rng, 2);
}

/** Leaders begin (5.1). */
function beginMatch(p: Play, f: Frame): void {
  p.s.num[TURN_PLAYER] = p.s.num[FIRST];
  happen(p, f, MATCH_START, [], 0);
  settle(p);
}

function resetRound(s: State): void {
  s.num[ROUND]++;
  for (const seat of SEATS) {
    for (const counter of [PASSED, GAINED, LOST, NEXT_UNIT, WON]) s.num[counter + seat] = 0;
  }
  for (const o of s.objs) if (o !== null) o.used = 0;
  s.num[PRIORITY] = s.num[FIRST];
  s.num[TURN_PLAYER] = s.num[FIRST];
}

const beginRound =
  (rules: Rules) =>
  (p: Play, f: Frame): void => {
    resetRound(p.s);
    const first = p.s.num[ROUND] === 1;
    tell(p, 'round', { amount: p.s.num[ROUND], seat: seatIn(p.s, FIRST) });
    for (const seat of SEATS) {
      const more = changes(p, first ? FIRST_DRAW : LATER_DRAW, ref(SEAT, seat));
      intend(p, f, DRAW, [ref(SEAT, seat)], (first ? rules.firstDraw : rules.laterDraw) + more, NOWHERE);
    }
  };

/** Both exchange at once, in secret (5.3): set aside, draw as many, shuffle the set-aside cards in. */
function exchange(p: Play, f: Frame, strands: readonly Frame[]): void {
  for (const seat of SEATS) {
    const aside = (strands[seat].regs[MULLIGAN.reg.aside]?.refs ?? []).map(refIndex);
    tell(p, 'mulligan', { seat, amount: aside.length });
    for (const card of aside) takeOut(p, HAND + seat, card);
    completed(p);
    // No event of its own: the exchange is one action of the rules, and nothing comes between its parts.
    happen(p, f, DRAW, [ref(SEAT, seat)], aside.length);
    for (const card of aside) putOn(p, card, HAND + seat, DECK + seat);
    if (aside.length > 0) shuffleZone(p, DECK + seat);
  }
}

/** Results are fixed now and never change (13.1); each lane won is worth 1 VP. */
const fixLanes =
  (rules: Rules) =>
  (p: Play, f: Frame): void => {
    p.s.num[TURN_PLAYER] = p.s.num[FIRST];
    for (let lane = 1; lane <= rules.lanes; lane++) {
      const winner = laneWinner(p, rules, lane);
      p.s.num[WINNER + lane - 1] = winner === null ? 0 : objAt(p.s, slot(rules.lanes, winner, lane))!.id;
      if (winner !== null) p.s.num[WON + winner]++;
      tell(p, 'lane', { to: `lane ${lane}`, ...(winner === null ? {} : { seat: winner }) });
    }
    f.regs[REG.lane] = reg([], 1);
  };

/** Higher power wins; alone, a unit wins whatever its power; equal or empty, nobody does. */
export function laneWinner(p: Play, rules: Rules, lane: number): Seat | null {
  const a = objAt(p.s, slot(rules.lanes, 0, lane));
  const b = objAt(p.s, slot(rules.lanes, 1, lane));
  if (a === null || b === null) return a !== null ? 0 : b !== null ? 1 : null;
  const lead = power(p, a) - power(p, b);
  return lead > 0 ? 0 : lead < 0 ? 1 : null;
}

/** One lane at a time, each settled before the next; a winner that has left does not conquer (13.3). */
const conquerLane =
  (rules: Rules) =>
  (p: Play, f: Frame): void => {
    const lane = f.regs[REG.lane]!.n;
    if (lane > rules.lanes) return;
    f.regs[REG.lane] = reg([], lane + 1);
    jump(f, step.conquest);
    const winner = p.s.num[WINNER + lane - 1];
    if (winner === 0 || objById(p.s, winner) === null) return;
    happen(p, f, CONQUER, [ref(OBJ, winner)], 0);
    settle(p);
  };

function endRound(p: Play, f: Frame): void {
  happen(p, f, ROUND_END, [], 0);
  settle(p);
}

export function finalVp(s: State, rules: Rules, seat: Seat): number {
  const vp = Math.max(0, s.num[WON + seat] + s.num[GAINED + seat] - s.num[LOST + seat]);
  return rules.vpCap === null ? vp : Math.min(vp, rules.vpCap);
}

/** The winner of the round (13.6), or null for a tie. */
export function roundWinner(s: State, rules: Rules): Seat | null {
  const lead = finalVp(s, rules, 0) - finalVp(s, rules, 1);
  if (lead === 0) return null;
  const leader: Seat = lead > 0 ? 0 : 1;
  const needed = rules.vpToWinRound;
  return needed !== null && finalVp(s, rules, leader) < needed ? null : leader;
}

function nextFirst(s: State, rules: Rules, winner: Seat | null): Seat {
  if (winner === null || rules.nextRoundFirst === 'alternate') return other(seatIn(s, FIRST));
  return rules.nextRoundFirst === 'loser' ? other(winner) : winner;
}

/** Marks (14): a win gives one, a tie gives both one; both at the goal is a draw. */
function score(p: Play, rules: Rules): void {
  const s = p.s;
  const winner = roundWinner(s, rules);
  for (const seat of SEATS) {
    if (winner === null || winner === seat) s.num[MARKS + seat]++;
    tell(p, 'vp', { seat, amount: finalVp(s, rules, seat) });
  }
  tell(p, 'roundResult', winner === null ? {} : { seat: winner });
  const there = SEATS.filter((seat) => s.num[MARKS + seat] >= rules.roundsToWin);
  if (there.length > 0) {
    s.result = { winner: there.length === 2 ? null : there[0], reason: 'marks' };
    tell(p, 'matchResult', s.result.winner === null ? {} : { seat: s.result.winner });
  } else s.num[FIRST] = nextFirst(s, rules, winner);
}

/** Units go to their owners' discards, which is neither Death nor Sacrifice (11.4). */
function cleanUp(p: Play, rules: Rules): void {
  for (const seat of SEATS) {
    for (let lane = 1; lane <= rules.lanes; lane++) {
      const unit = objAt(p.s, slot(rules.lanes, seat, lane));
      if (unit === null) continue;
      leave(p, unit);
      for (const card of unit.cards) putOn(p, card, unit.at, DISCARD + p.s.cards.owner[card]);
    }
  }
  if (!rules.effectsPersist) {
    p.s.mods = [];
    p.s.auras = [];
  }
  tell(p, 'cleanup', {});
}

export interface RoundCodes {
  readonly playUnit: number;
  readonly playAction: number;
  readonly mulligan: number;
}

/** The private strand of the exchange: 0 to `mulligan` cards of the player's own hand. */
export const mulliganCode = (rules: Rules): Code =>
  procedure(MULLIGAN, {
    choose: chooseCardStep({
      zone: (_p, f) => HAND + f.you,
      min: () => 0,
      max: () => rules.mulligan,
      to: MULLIGAN.reg.aside,
      decline: false,
      why: { en: 'Choose cards to mulligan', fr: 'Choisissez les cartes du mulligan' },
    }),
  });

export function matchCode(rules: Rules, codes: RoundCodes): Code {
  const offersMulligan = (s: State): boolean =>
    rules.mulligan > 0 && (rules.mulliganRounds === 'every' || s.num[ROUND] === 1);
  return procedure(MATCH, {
    chance: run(leaveToChance),
    begin: run(beginMatch),
    round: run(beginRound(rules)),
    mayMulligan: run((p, f) => {
      if (!offersMulligan(p.s)) jump(f, step.turn);
    }),
    mulligan: together({
      strand: (p, _f, seat) => frameOf(p, codes.mulligan, seat, 0, null),
      join: exchange,
    }),
    turn: ask(turnQuestion(rules, codes.playUnit, codes.playAction)),
    settleTurn: run((p) => settle(p)),
    nextTurn: run((p, f) => {
      if (SEATS.every((seat) => hasPassed(p.s, seat))) return;
      handOver(p.s);
      jump(f, step.turn);
    }),
    lanes: run(fixLanes(rules)),
    conquest: run(conquerLane(rules)),
    roundEnd: run(endRound),
    score: run((p, f) => {
      score(p, rules);
      if (p.s.result !== null) return;
      cleanUp(p, rules);
      jump(f, step.round);
    }),
  });
}
