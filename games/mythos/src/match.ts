// A match of Mythos as one procedure (spec 4, 5, 10): setup, four turns of four phases, and the count.

import { ask, type Code, type Play, reg, run, together } from '@sleight/kernel/book';
import { ACCEPT, add, codeKind, DECLINE, optionCode, ref, SEAT } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import { begin, frameOf } from '@sleight/kernel/frames';
import { happen, intend, NOWHERE } from '@sleight/kernel/intents';
import { defOf, enter } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { below } from '@sleight/kernel/rng';
import { settle } from '@sleight/kernel/settle';
import { EVERYONE, type Frame, SEATS, type Seat } from '@sleight/kernel/state';
import { completed, tell } from '@sleight/kernel/telling';
import { moveCard, putOn, shuffleZone, takeOut } from '@sleight/kernel/zones';
import { characters } from './character';
import {
  ACTION,
  ACTIVE,
  CHAKRA,
  CHAKRA_GAIN,
  EDGE,
  EDGE_TAKEN,
  END,
  EVALUATING,
  edgeHolder,
  LAST_TURN,
  MISSION,
  PASSED,
  PASSES_IN_A_ROW,
  PHASE,
  POINTS,
  START,
  TOKENS,
  TURN,
} from './counters';
import { firstToEvaluate } from './mission-phase';
import { ASIDE, DECK, DISCARD, HAND, MISSION_DECK, missionPlace, TABLE } from './places';
import type { Shared } from './shared';
import { endShown } from './shown';
import { nextActive, turnQuestion } from './turn';
import { verbId } from './verb-names';

const DRAW = verbId('draw');
const ROUND_END = verbId('roundEnd');
const OPENING_HAND = 5;
const TURNS = 4;

/** Missions: 2 of 3 each, the third stays unseen; or all of them, where the ruleset uses all (4). */
function setUp(p: Play, shared: Shared): void {
  const { s } = p;
  const { missions } = shared.rules;
  s.num[EDGE] = below(s.rng, 2);
  tell(p, 'edge', { seat: edgeHolder(s) });
  for (const seat of SEATS) {
    shuffleZone(p, ASIDE + seat);
    shuffleZone(p, DECK + seat);
  }
  const putIn = (seat: Seat): void => {
    const card = s.zones[ASIDE + seat].pop();
    if (card !== undefined) s.zones[MISSION_DECK].push(card);
  };
  // Alternating: the Edge holder at the bottom, the other player on top of it, and once more.
  const order = [edgeHolder(s), edgeHolder(s) === 0 ? 1 : 0] as const;
  for (let i = 0; i < missions.usedPerPlayer; i++) for (const seat of order) putIn(seat);
  if (missions.deckBuild === 'shuffle') shuffleZone(p, MISSION_DECK);
}

function drawOpening(p: Play, f: Frame): void {
  for (const seat of SEATS) intend(p, f, DRAW, [ref(SEAT, seat)], OPENING_HAND, NOWHERE);
}

/** The private strand of the mulligan: keep, or redraw. */
const MULLIGAN = outline('mulligan', ['ask'], ['event', 'redraws']);

/** A player who redraws returns the whole hand, shuffles and draws five again (4.5). */
function redraw(p: Play, f: Frame, strands: readonly Frame[]): void {
  for (const seat of SEATS) {
    const keeps = strands[seat].regs[MULLIGAN.reg.redraws]?.n !== 1;
    tell(p, keeps ? 'keep' : 'mulligan', { seat });
    if (keeps) continue;
    for (const card of p.s.zones[HAND + seat].slice()) {
      takeOut(p, HAND + seat, card);
      putOn(p, card, HAND + seat, DECK + seat);
    }
    shuffleZone(p, DECK + seat);
    completed(p);
    intend(p, f, DRAW, [ref(SEAT, seat)], OPENING_HAND, NOWHERE);
  }
}

export const mulliganCode = procedure(MULLIGAN, {
  ask: ask({
    seat: (_p, f) => f.you,
    list(_p, _f, out): void {
      add(out, optionCode(DECLINE));
      add(out, optionCode(ACCEPT));
    },
    forced: null,
    pick(_p, f, code): void {
      f.regs[MULLIGAN.reg.redraws] = reg([], codeKind(code) === ACCEPT ? 1 : 0);
    },
    why: () => ({ en: 'Keep this hand?', fr: 'Garder cette main\u202f?' }),
    called: (_p, _f, code) =>
      codeKind(code) === ACCEPT
        ? { say: { en: 'Mulligan', fr: 'Mulligan' } }
        : { say: { en: 'Keep hand', fr: 'Garder la main' } },
  }),
});

/** Start Phase (5.1): the mission appears first, so its chakra already counts (R2). */
function startTurn(p: Play, shared: Shared, f: Frame): void {
  const { s } = p;
  s.num[TURN]++;
  s.num[PHASE] = START;
  const card = s.zones[MISSION_DECK].pop();
  if (card !== undefined) {
    s.cards.knows[card] = EVERYONE;
    const mission = enter(p, card, s.cards.owner[card] === 0 ? 0 : 1, missionPlace(s.num[TURN]));
    tell(p, 'mission', { def: defOf(p, mission).id, to: `mission ${s.num[TURN]}` });
  }
  for (const seat of SEATS) {
    const own = characters(p).filter((o) => o.ctrl === seat).length;
    const gained = 5 + own + changes(p, CHAKRA_GAIN, ref(SEAT, seat));
    s.num[CHAKRA + seat] += gained;
    tell(p, 'gainChakra', { seat, amount: gained });
  }
  const draws = shared.rules.start.draw[s.num[TURN] - 1];
  for (const seat of SEATS) intend(p, f, DRAW, [ref(SEAT, seat)], draws, NOWHERE);
}

function beginActions(p: Play): void {
  const { s } = p;
  s.num[PHASE] = ACTION;
  s.num[ACTIVE] = s.num[EDGE];
  s.num[EDGE_TAKEN] = 0;
  s.num[PASSES_IN_A_ROW] = 0;
  for (const seat of SEATS) {
    s.num[PASSED + seat] = 0;
    s.num[LAST_TURN + seat] = 0;
  }
}

function cleanUp(p: Play, shared: Shared): void {
  for (const seat of SEATS) p.s.num[CHAKRA + seat] = 0;
  for (const o of characters(p)) {
    const def = p.s.cards.def[o.cards[0]];
    const keeps = o.down === 0 && shared.keepsTokens[def] === true;
    if (!keeps) o.marks[TOKENS] = 0;
    else if (o.marks[TOKENS] > 0) shared.notes.note(shared.heldLine[def]);
  }
  tell(p, 'cleanup', {});
}

/** The higher total wins; equal totals, the Edge holder (10). */
function finish(p: Play): void {
  const lead = p.s.num[POINTS] - p.s.num[POINTS + 1];
  const winner: Seat = lead === 0 ? edgeHolder(p.s) : lead > 0 ? 0 : 1;
  p.s.result = { winner, reason: lead === 0 ? 'edge' : 'points' };
  tell(p, 'matchResult', { seat: winner });
}

/** A resolved JUTSU card goes to the discard pile. */
const JUTSU_END = outline('discard a JUTSU card', ['discard'], ['event']);
export const jutsuEndCode = procedure(JUTSU_END, {
  discard: run((p, f) => {
    for (const card of p.s.zones[TABLE + f.you].slice()) moveCard(p, card, TABLE + f.you, DISCARD + f.you);
  }),
});

/** A match; positions may begin in the middle of it. */
export const MATCH = outline(
  'match',
  [
    'setUp',
    'openingDraw',
    'mulligan',
    'settleSetup',
    'turnStart',
    'actionPhase',
    'action',
    'settleAction',
    'nextPlayer',
    'missionPhase',
    'evaluate',
    'nextMission',
    'endPhase',
    'cleanUp',
  ],
  ['event'],
);

export const matchCode = (shared: Shared, codes: { mulligan: number; evaluation: number }): Code =>
  procedure(MATCH, {
    setUp: run((p) => setUp(p, shared)),
    openingDraw: run(drawOpening),
    mulligan: together({
      strand: (p, _f, seat) => frameOf(p, codes.mulligan, seat, 0, null),
      join: redraw,
    }),
    settleSetup: run((p) => settle(p)),
    turnStart: run((p, f) => startTurn(p, shared, f)),
    actionPhase: run(beginActions),
    action: ask(turnQuestion(shared)),
    settleAction: run((p) => settle(p)),
    nextPlayer: run((p, f) => {
      endShown(p);
      const next = nextActive(p, shared);
      if (next === null) return;
      p.s.num[ACTIVE] = next;
      jump(f, MATCH.step.action);
    }),
    missionPhase: run((p) => {
      p.s.num[PHASE] = MISSION;
      p.s.num[EVALUATING] = firstToEvaluate(p, shared);
    }),
    evaluate: run((p) => {
      if (p.s.num[EVALUATING] <= p.s.num[TURN]) begin(p, codes.evaluation, 0, 0, null);
    }),
    nextMission: run((p, f) => {
      p.s.num[EVALUATING]++;
      if (p.s.num[EVALUATING] <= p.s.num[TURN]) jump(f, MATCH.step.evaluate);
    }),
    endPhase: run((p, f) => {
      p.s.num[PHASE] = END;
      p.s.num[EVALUATING] = 0;
      happen(p, f, ROUND_END, [], 0);
      settle(p);
    }),
    cleanUp: run((p, f) => {
      cleanUp(p, shared);
      if (p.s.num[TURN] >= TURNS) finish(p);
      else jump(f, MATCH.step.turnStart);
    }),
  });
