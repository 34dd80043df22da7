// A match of One Piece as one procedure (spec 4, 5): setup, then turn after turn until a player has lost.

import { ask, type Code, type Play, run, type Step } from '@sleight/kernel/book';
import { add, CARD, codeKind, optionCode, ref, SEAT } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { happen, intend, NOWHERE } from '@sleight/kernel/intents';
import { expire } from '@sleight/kernel/modifiers';
import { defOf } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { below } from '@sleight/kernel/rng';
import { settle } from '@sleight/kernel/settle';
import { type Frame, other, SEATS, type Seat } from '@sleight/kernel/state';
import { completed, tell } from '@sleight/kernel/telling';
import { moveCard, shuffleZone } from '@sleight/kernel/zones';
import {
  ACTIVE,
  CHOOSER,
  DON_PHASE,
  DON_RESTED,
  DRAW_PHASE,
  END,
  FIRST,
  MAIN,
  PHASE,
  PRINTED_LIFE,
  REFRESH,
  seatIn,
  TURN,
  TURN_LOG,
  TURNS,
  turnPlayer,
} from './counters';
import { checkSpared } from './defeat';
import * as don from './don';
import { endAtRefresh, endAtStart, endWithTurn, isFrozen, THIS_TURN } from './durations';
import { eachFighter, isRested, leaderOf, onField, refsTo } from './field';
import { forgetLoop } from './loops';
import { mainQuestion } from './main-phase';
import { GO_FIRST, GO_SECOND, KEEP, REDRAW } from './options';
import { DECK, HAND } from './places';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const DRAW = verbId('draw');
const TO_LIFE = verbId('toLife');
const ADD_DON = verbId('addDon');
const SET_ACTIVE = verbId('setActive');
const SET_DON_ACTIVE = verbId('setDonActive');
const START_OF_GAME = verbId('startOfGame');
const START_OF_TURN = verbId('startOfTurn');
const START_OF_MAIN = verbId('startOfMain');
const END_OF_TURN = verbId('endOfTurn');
const END_OF_OPPONENTS_TURN = verbId('endOfOpponentsTurn');
const TURN_ENDS = verbId('turnEnds');

const seatRef = (seat: Seat): Ref => ref(SEAT, seat);
const first = (p: Play): Seat => seatIn(p.s, FIRST);

function setUp(p: Play): void {
  for (const seat of SEATS) shuffleZone(p, DECK + seat);
  p.s.num[CHOOSER] = below(p.s.rng, 2);
}

const whoStarts: Step = ask({
  seat: (p) => seatIn(p.s, CHOOSER),
  list(_p, _f, out): void {
    add(out, optionCode(GO_FIRST));
    add(out, optionCode(GO_SECOND));
  },
  forced: null,
  pick(p, _f, code): void {
    const chooser = seatIn(p.s, CHOOSER);
    p.s.num[FIRST] = codeKind(code) === GO_FIRST ? chooser : other(chooser);
    tell(p, 'goFirst', { seat: first(p) });
  },
  why: () => ({ en: 'Go first or second?', fr: 'Commencer ou jouer en second\u202f?' }),
});

function drawOpening(p: Play, shared: Shared, f: Frame): void {
  for (const seat of [first(p), other(first(p))])
    intend(p, f, DRAW, [seatRef(seat)], shared.rules.openingHand, NOWHERE);
}

/** All of the hand goes back, or nothing of it, once (ruling 2). */
function redraw(p: Play, shared: Shared, f: Frame, seat: Seat): void {
  for (const card of p.s.zones[HAND + seat].slice()) moveCard(p, card, HAND + seat, DECK + seat);
  shuffleZone(p, DECK + seat);
  completed(p);
  intend(p, f, DRAW, [seatRef(seat)], shared.rules.openingHand, NOWHERE);
}

const mulligan = (shared: Shared, seatOf: (p: Play) => Seat): Step =>
  ask({
    seat: seatOf,
    list(_p, _f, out): void {
      add(out, optionCode(KEEP));
      add(out, optionCode(REDRAW));
    },
    forced: null,
    pick(p, f, code): void {
      const seat = seatOf(p);
      tell(p, codeKind(code) === KEEP ? 'keep' : 'mulligan', { seat });
      if (codeKind(code) === REDRAW) redraw(p, shared, f, seat);
    },
    why: () => ({ en: 'Keep this hand?', fr: 'Garder cette main\u202f?' }),
  });

/** One at a time from the top of the deck, so the first card dealt is the bottom Life card (ruling 1). */
function dealLife(p: Play, f: Frame): void {
  for (const seat of [first(p), other(first(p))]) {
    const life = defOf(p, leaderOf(p.s, seat)).printed[PRINTED_LIFE];
    for (let i = 0; i < life; i++) {
      const top = p.s.zones[DECK + seat].at(-1);
      if (top !== undefined) happen(p, f, TO_LIFE, [ref(CARD, top)], 0);
    }
  }
}

function beginTurn(p: Play, f: Frame, seat: Seat): void {
  const { s } = p;
  s.num[TURN]++;
  s.num[TURNS + seat]++;
  s.num[ACTIVE] = seat;
  s.num[PHASE] = REFRESH;
  f.you = seat;
  for (const o of s.objs) if (o !== null) o.used = 0;
  s.num.fill(0, TURN_LOG);
  tell(p, 'turn', { seat, amount: s.num[TURN] });
  endAtStart(p, seat);
  happen(p, f, START_OF_TURN, [seatRef(seat)], 0);
  settle(p);
}

/** Given DON!! come back rested, then everything becomes active but what was told not to (rulings 4 and 7). */
function refresh(p: Play, f: Frame): void {
  const { s } = p;
  const seat = turnPlayer(s);
  let back = 0;
  eachFighter(s, seat, (o) => {
    back += don.dropDon(s, o);
  });
  if (back > 0) tell(p, 'donBack', { seat, amount: back });
  const waking = onField(s, seat).filter((o) => isRested(o) && !isFrozen(p, o));
  if (waking.length > 0) happen(p, f, SET_ACTIVE, refsTo(waking), 0);
  happen(p, f, SET_DON_ACTIVE, [seatRef(seat)], s.num[DON_RESTED + seat]);
  endAtRefresh(p, seat);
}

/** The first player skips the first draw and gets one DON!! (spec 5). */
const isVeryFirst = (p: Play): boolean => {
  const seat = turnPlayer(p.s);
  return seat === first(p) && p.s.num[TURNS + seat] === 1;
};

function drawPhase(p: Play, f: Frame): void {
  p.s.num[PHASE] = DRAW_PHASE;
  if (!isVeryFirst(p)) intend(p, f, DRAW, [seatRef(turnPlayer(p.s))], 1, NOWHERE);
  settle(p);
}

function donPhase(p: Play, f: Frame): void {
  p.s.num[PHASE] = DON_PHASE;
  happen(p, f, ADD_DON, [seatRef(turnPlayer(p.s))], isVeryFirst(p) ? 1 : 2);
  settle(p);
}

/** One moment of the End Phase, and what it triggers. */
const moment = (verb: number): Step =>
  run((p, f) => {
    happen(p, f, verb, [seatRef(turnPlayer(p.s))], 0);
    settle(p);
  });

/** A match; positions may begin in the middle of it. */
export const MATCH = outline(
  'match',
  [
    'setUp',
    'whoStarts',
    'startOfGame',
    'openingDraw',
    'firstMulligan',
    'secondMulligan',
    'life',
    'turn',
    'refresh',
    'draw',
    'don',
    'startOfMain',
    'action',
    'afterAction',
    'endPhase',
    'endOfTurn',
    'endOfOpponentsTurn',
    'turnEnds',
    'nextTurn',
  ],
  ['event'],
);

export const matchCode = (shared: Shared): Code =>
  procedure(MATCH, {
    setUp: run(setUp),
    whoStarts,
    startOfGame: run((p, f) => {
      happen(p, f, START_OF_GAME, [seatRef(seatIn(p.s, CHOOSER))], 0);
      settle(p);
    }),
    openingDraw: run((p, f) => drawOpening(p, shared, f)),
    firstMulligan: mulligan(shared, first),
    secondMulligan: mulligan(shared, (p) => other(first(p))),
    life: run(dealLife),
    turn: run((p, f) => beginTurn(p, f, p.s.num[TURN] === 0 ? first(p) : other(turnPlayer(p.s)))),
    refresh: run(refresh),
    draw: run(drawPhase),
    don: run(donPhase),
    startOfMain: run((p, f) => {
      p.s.num[PHASE] = MAIN;
      happen(p, f, START_OF_MAIN, [seatRef(turnPlayer(p.s))], 0);
      settle(p);
    }),
    action: ask(mainQuestion(shared, MATCH.step.endPhase)),
    afterAction: run((p, f) => {
      jump(f, MATCH.step.action);
      forgetLoop(p.s);
      settle(p);
    }),
    endPhase: run((p) => {
      p.s.num[PHASE] = END;
      tell(p, 'endTurn', { seat: turnPlayer(p.s) });
    }),
    endOfTurn: moment(END_OF_TURN),
    endOfOpponentsTurn: moment(END_OF_OPPONENTS_TURN),
    turnEnds: moment(TURN_ENDS),
    nextTurn: run((p, f) => {
      checkSpared(p);
      endWithTurn(p, turnPlayer(p.s));
      expire(p, THIS_TURN);
      jump(f, MATCH.step.turn);
    }),
  });
