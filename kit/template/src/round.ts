// A match as one procedure: draw, choose in secret, reveal, compare, clear the arena, and again.
// The choice is the only decision that is always asked; until both have chosen, a pick exists in its private strand only.
// Next: verbs.ts for what happens, places.ts for where.

import { type Ask, ask, type Code, type Play, reg, run, together } from '@sleight/kernel/book';
import {
  add,
  CARD,
  codePayload,
  GAME,
  has,
  OBJ,
  optionCode,
  ref,
  refIndex,
  SEAT,
} from '@sleight/kernel/code';
import { frameOf } from '@sleight/kernel/frames';
import type { Ref } from '@sleight/kernel/ids';
import { happen, intend, NOWHERE } from '@sleight/kernel/intents';
import { enter, leave, objAt } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { below } from '@sleight/kernel/rng';
import { settle } from '@sleight/kernel/settle';
import { type Frame, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf, putOn, shuffleZone, takeOut } from '@sleight/kernel/zones';
import { ARENA, DECK, DISCARD, FIRST, firstSeat, HAND, POINTS, ROUND, STAKE } from './places';
import type { Rules } from './rules';
import { ahead } from './strength';
import { verbId } from './verbs';

/** The option code of playing a card; it carries the definition. */
export const PLAY = GAME;

const MATCH_STEPS = ['deal', 'round', 'choose', 'reveal', 'compare', 'clear'] as const;
/** A match; scenarios begin at a choice. */
export const MATCH = outline('match', MATCH_STEPS, ['event']);
const CHOICE = outline('choice', ['choose'], ['event', 'chosen']);

/** Has this seat chosen? All that the other may know. */
export const hasChosen = ({ strands }: State, seat: Seat): boolean =>
  strands !== null && strands[seat][0].pc >= CHOICE.step.end;

const drawCards = (p: Play, f: Frame, n: number): void => {
  for (const seat of SEATS) intend(p, f, verbId('draw'), [ref(SEAT, seat)], n, NOWHERE);
};

const deal =
  ({ openingHand }: Rules) =>
  (p: Play, f: Frame): void => {
    for (const seat of SEATS) shuffleZone(p, DECK + seat);
    p.s.num[FIRST] = below(p.s.rng, 2);
    p.s.num[STAKE] = 1;
    drawCards(p, f, openingHand);
  };

function finish(p: Play): void {
  const lead = p.s.num[POINTS] - p.s.num[POINTS + 1];
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  p.s.result = { winner, reason: 'points' };
  tell(p, 'matchResult', winner === null ? {} : { seat: winner });
}

/** The match ends where a player has no card left to choose. */
const beginRound =
  ({ draw }: Rules) =>
  (p: Play, f: Frame): void => {
    p.s.num[ROUND]++;
    p.s.num[FIRST] = other(firstSeat(p.s));
    tell(p, 'round', { amount: p.s.num[ROUND] });
    drawCards(p, f, draw);
    if (SEATS.some((seat) => p.s.zones[HAND + seat].length === 0)) finish(p);
  };

const choice: Ask = {
  seat: (_p, f) => f.you,
  list(p, f, out) {
    for (const card of p.s.zones[HAND + f.you]) {
      const code = optionCode(PLAY, p.s.cards.def[card]);
      if (p.s.cards.def[card] > 0 && !has(out, code)) add(out, code);
    }
  },
  forced: null,
  pick(p, f, code) {
    f.regs[CHOICE.reg.chosen] = reg([ref(CARD, copyOf(p, HAND + f.you, codePayload(code)))]);
    tell(p, 'ready', { seat: f.you });
  },
  why: () => ({ en: 'Choose a card in secret', fr: 'Choisissez une carte en secret' }),
};

export const choiceCode: Code = procedure(CHOICE, { choose: ask(choice) });

/** Both cards enter the arena at the same time. */
function reveal(p: Play, _f: Frame, strands: readonly Frame[]): void {
  for (const seat of SEATS) {
    const card = refIndex(strands[seat].regs[CHOICE.reg.chosen]!.refs[0]);
    takeOut(p, HAND + seat, card);
    enter(p, card, seat, ARENA + seat);
  }
}

const inArena = (p: Play, seat: Seat): Ref => ref(OBJ, objAt(p.s, ARENA + seat)!.id);

/** The stronger card wins the stake; a tie leaves it for the next round. */
function compare(p: Play, f: Frame): void {
  const winner = ahead(p);
  tell(p, 'clash', { amount: p.s.num[STAKE], ...(winner === null ? {} : { seat: winner }) });
  if (winner === null) {
    p.s.num[STAKE]++;
    return;
  }
  happen(p, f, verbId('gain'), [ref(SEAT, winner)], p.s.num[STAKE]);
  p.s.num[STAKE] = 1;
  happen(p, f, verbId('win'), [inArena(p, winner)], 0);
  happen(p, f, verbId('lose'), [inArena(p, other(winner))], 0);
  settle(p);
}

function clear(p: Play): void {
  for (const seat of SEATS) {
    const o = objAt(p.s, ARENA + seat)!;
    leave(p, o);
    for (const card of o.cards) putOn(p, card, o.at, DISCARD + seat);
  }
  tell(p, 'clear', {});
}

export function matchCode(rules: Rules, choose: number): Code {
  return procedure(MATCH, {
    deal: run(deal(rules)),
    round: run(beginRound(rules)),
    choose: together({ strand: (p, _f, seat) => frameOf(p, choose, seat, 0, null), join: reveal }),
    reveal: run((p, f) => {
      happen(
        p,
        f,
        verbId('reveal'),
        SEATS.map((seat) => inArena(p, seat)),
        0,
      );
      settle(p);
    }),
    compare: run(compare),
    clear: run((p, f) => {
      clear(p);
      if (SEATS.some((seat) => p.s.num[POINTS + seat] >= rules.pointsToWin)) finish(p);
      else jump(f, MATCH.step.round);
    }),
  });
}
