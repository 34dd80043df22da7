// A player turn (spec 5.2): play face up, face down, reveal, upgrade, a JUTSU card where the ruleset has them, or pass.

import { ASK, type Ask, type Play } from '@sleight/kernel/book';
import {
  add,
  type Codes,
  codeA,
  codeB,
  codeKind,
  OBJ,
  optionCode,
  optionPair,
  ref,
} from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { DefIndex, OptionCode } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat, type State } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf, moveCard } from '@sleight/kernel/zones';
import { onSide } from './character';
import {
  ACTIVE,
  CHAKRA,
  COST,
  EDGE,
  EDGE_TAKEN,
  hasPassed,
  JUTSU,
  LAST_TURN,
  PASSED,
  PASSES_IN_A_ROW,
  PLAYER_TURN,
  seatIn,
  TURN,
} from './counters';
import { listPlays, ownTurn, PASS, PLAY_JUTSU } from './listing';
import { HAND, TABLE } from './places';
import { playBy } from './playing';
import { priced } from './priced';
import type { Shared } from './shared';

function listJutsu(p: Play, shared: Shared, seat: Seat, out: Codes): void {
  if (!shared.rules.action.playJutsu) return;
  const seen: DefIndex[] = [];
  for (const card of p.s.zones[HAND + seat]) {
    const def = p.s.cards.def[card];
    if (seen.includes(def) || p.book.defs[def].kind !== JUTSU) continue;
    seen.push(def);
    if (p.s.num[CHAKRA + seat] < p.book.defs[def].printed[COST]) continue;
    for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
      onSide(p, seat, mission, (host) => {
        const f: Frame = { code: -1, pc: 0, you: seat, self: 0, regs: [] };
        if (host.down === 0 && shared.hosts[def]?.(p, f, ref(OBJ, host.id)) !== false) {
          add(out, optionPair(PLAY_JUTSU, def, host.id));
        }
      });
    }
  }
}

/** Paid, its MAIN resolves with the host as "this character", then it is discarded. */
function playJutsu(p: Play, shared: Shared, seat: Seat, code: OptionCode): void {
  const def = codeA(code);
  const card = copyOf(p, HAND + seat, def);
  moveCard(p, card, HAND + seat, TABLE + seat);
  p.s.num[CHAKRA + seat] -= p.book.defs[def].printed[COST];
  tell(p, 'playJutsu', { seat, def: p.book.defs[def].id, with: codeB(code) });
  begin(p, shared.code.jutsuEnd, seat, codeB(code), null);
  const main = shared.instants[def].find((line) => line.timing === 'Main');
  if (main !== undefined && objById(p.s, codeB(code)) !== null) begin(p, main.code, seat, codeB(code), null);
}

function noteTurn(s: State, seat: Seat, passed: boolean): void {
  s.num[PLAYER_TURN]++;
  s.num[LAST_TURN + seat] = passed ? -s.num[PLAYER_TURN] : s.num[PLAYER_TURN];
}

/** The first to pass this turn takes the Edge at once; the second pass never moves it (5.2). */
function pass(p: Play, shared: Shared, seat: Seat): void {
  const { s } = p;
  s.num[PASSED + seat] = 1;
  s.num[PASSES_IN_A_ROW]++;
  tell(p, 'pass', { seat });
  if (s.num[EDGE_TAKEN] === 1 || shared.rules.edge.onPass === 'stays') return;
  s.num[EDGE_TAKEN] = 1;
  s.num[EDGE] = seat;
  tell(p, 'edge', { seat });
}

/** The next seat to act, or null when the phase is over. */
export function nextActive(p: Play, shared: Shared): Seat | null {
  const { s } = p;
  const now = seatIn(s, ACTIVE);
  if (!shared.rules.action.passIsFinal) return s.num[PASSES_IN_A_ROW] >= 2 ? null : other(now);
  if (!hasPassed(s, other(now))) return other(now);
  return hasPassed(s, now) ? null : now;
}

export function turnQuestion(shared: Shared): Ask {
  const seatOf = (p: Play): Seat => seatIn(p.s, ACTIVE);
  return {
    seat: seatOf,
    list(p, _f, out): void {
      const seat = seatOf(p);
      listPlays(p, shared, ownTurn(seat), out);
      listJutsu(p, shared, seat, out);
      add(out, optionCode(PASS));
    },
    forced: () => ASK,
    pick(p, f, code): void {
      const seat = seatOf(p);
      const passed = codeKind(code) === PASS;
      noteTurn(p.s, seat, passed);
      if (passed) {
        pass(p, shared, seat);
        return;
      }
      p.s.num[PASSES_IN_A_ROW] = 0;
      f.you = seat;
      if (codeKind(code) === PLAY_JUTSU) playJutsu(p, shared, seat, code);
      else playBy(p, shared, f, ownTurn(seat), code);
    },
    why: () => ({ en: 'Your turn', fr: 'À vous de jouer' }),
    onTimeout: () => optionCode(PASS),
    called: (p, _f, code) => priced({ p, shared, seat: seatOf(p), change: 0 }, code),
  };
}
