// A turn (spec 6): play a unit, play an action, activate, or pass. The only decision that is never
// skipped for a player who holds cards, because skipping it would tell what they hold (6.5).

import { ASK, type Ask, type Forced, type Line, type Play } from '@sleight/kernel/book';
import { add, type Codes, codeA, codeB, codeKind, GAME, optionCode, optionPair } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex, ObjId, OptionCode, PlaceIndex } from '@sleight/kernel/ids';
import { defOf, objAt } from '@sleight/kernel/objects';
import { type Frame, type Obj, other, type Seat, type State } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf } from '@sleight/kernel/zones';
import { hasPassed, PASSED, PRIORITY, seatIn, TURN_PLAYER, UNIT } from './counters';
import { HAND, LEADER, slot } from './places';
import { beginPlay } from './playing';
import type { Rules } from './rules';

/** Option codes: definition and slot, definition alone, place and line, nothing. */
export const PLAY_UNIT = GAME;
export const PLAY_ACTION = GAME + 1;
export const ACTIVATE = GAME + 2;
export const PASS = GAME + 3;

/** May this ability be used now (8.2, 9.3)? A cost decides; without one, every choice needs an option. */
export const usable = (p: Play, line: Line, seat: Seat, self: ObjId): boolean => {
  const f = speakFor(seat, self);
  return line.hasCost ? line.payable(p, f) : line.hasTargets(p, f);
};

export const playableAction = (p: Play, def: DefIndex, seat: Seat): boolean =>
  p.book.defs[def].lines.every((line) => line.type !== 'Play' || usable(p, line, seat, 0));

const isUsed = (o: Obj, line: Line): boolean => line.limit >= 0 && ((o.used >> line.limit) & 1) === 1;

function listActivations(p: Play, place: PlaceIndex, seat: Seat, out: Codes): void {
  const o = objAt(p.s, place);
  if (o === null) return;
  const { lines } = defOf(p, o);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.type === 'Activate' && !isUsed(o, line) && usable(p, line, seat, o.id)) {
      add(out, optionPair(ACTIVATE, place, i));
    }
  }
}

/** Equal copies in hand are one option; a hand is small, so a scan beats a set. */
function seenBefore(hand: readonly CardIndex[], defs: readonly DefIndex[], i: number): boolean {
  const def = defs[hand[i]];
  for (let j = 0; j < i; j++) if (defs[hand[j]] === def) return true;
  return false;
}

function listPlays(p: Play, rules: Rules, seat: Seat, out: Codes): void {
  const hand = p.s.zones[HAND + seat];
  const defs = p.s.cards.def;
  for (let i = 0; i < hand.length; i++) {
    if (seenBefore(hand, defs, i)) continue;
    const def = defs[hand[i]];
    if (def === 0) continue;
    if (p.book.defs[def].kind === UNIT) {
      for (let lane = 1; lane <= rules.lanes; lane++) {
        const place = slot(rules.lanes, seat, lane);
        if (rules.replacement === 'sacrifice' || p.s.first[place] < 0)
          add(out, optionPair(PLAY_UNIT, def, place));
      }
    } else if (playableAction(p, def, seat)) add(out, optionPair(PLAY_ACTION, def, 0));
  }
}

function listTurn(p: Play, rules: Rules, seat: Seat, out: Codes): void {
  listPlays(p, rules, seat, out);
  for (let lane = 1; lane <= rules.lanes; lane++)
    listActivations(p, slot(rules.lanes, seat, lane), seat, out);
  listActivations(p, LEADER + seat, seat, out);
  add(out, optionCode(PASS));
}

/** Priority goes to the opponent unless they have passed (6.2, 6.3). */
export function handOver(s: State): void {
  const seat = seatIn(s, PRIORITY);
  if (!hasPassed(s, other(seat))) s.num[PRIORITY] = other(seat);
  s.num[TURN_PLAYER] = s.num[PRIORITY];
}

function pass(p: Play, seat: Seat): void {
  p.s.num[PASSED + seat] = 1;
  tell(p, 'pass', { seat });
}

function activate(p: Play, seat: Seat, code: OptionCode): void {
  const o = objAt(p.s, codeA(code))!;
  const line = defOf(p, o).lines[codeB(code)];
  if (line.limit >= 0) o.used |= 1 << line.limit;
  tell(p, 'activate', { seat, object: o.id, def: defOf(p, o).id });
  begin(p, line.code, seat, o.id, null);
}

export function turnQuestion(rules: Rules, playUnit: number, playAction: number): Ask {
  const seatOf = (p: Play, _f: Frame): Seat => seatIn(p.s, PRIORITY);
  return {
    seat: seatOf,
    list: (p, f, out) => listTurn(p, rules, seatOf(p, f), out),
    forced(p, f, codes): Forced {
      const nothingToDo = rules.autoPass && codes.n === 1 && p.s.zones[HAND + seatOf(p, f)].length === 0;
      return nothingToDo ? optionCode(PASS) : ASK;
    },
    pick(p, f, code): void {
      const seat = seatOf(p, f);
      switch (codeKind(code)) {
        case PLAY_UNIT:
          beginPlay(p, playUnit, seat, copyOf(p, HAND + seat, codeA(code)), codeB(code));
          break;
        case PLAY_ACTION:
          beginPlay(p, playAction, seat, copyOf(p, HAND + seat, codeA(code)), -1);
          break;
        case ACTIVATE:
          activate(p, seat, code);
          break;
        default:
          pass(p, seat);
      }
    },
    why: () => ({ en: 'Your turn', fr: 'À vous de jouer' }),
    onTimeout: () => optionCode(PASS),
  };
}
