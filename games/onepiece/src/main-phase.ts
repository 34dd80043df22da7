// The Main Phase (spec 6): play, activate, give DON!!, attack, or end the turn. Only while nothing waits.

import { ASK, type Ask, type Play } from '@sleight/kernel/book';
import {
  add,
  type Codes,
  codeA,
  codeB,
  codeKind,
  codePayload,
  has,
  OBJ,
  optionCode,
  optionPair,
  ref,
} from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { begin } from '@sleight/kernel/frames';
import type { OptionCode } from '@sleight/kernel/ids';
import { happen } from '@sleight/kernel/intents';
import { speaks } from '@sleight/kernel/objects';
import { jump } from '@sleight/kernel/procedure';
import type { Frame, Obj, Seat } from '@sleight/kernel/state';
import { declareAttack, listAttacks } from './battle';
import { DON_ACTIVE, turnPlayer } from './counters';
import { eachFighter, inSlot, STAGE_SLOT, stageOf } from './field';
import { ACTIVATE, ATTACK, END_TURN, GIVE_DON, PLAY } from './options';
import { HAND } from './places';
import { isPlayable, playFromHand } from './playing';
import { linesOf, type Shared } from './shared';
import { telling } from './telling';
import { verbId } from './verb-names';

const GIVE_DON_VERB = verbId('giveDon');

function listPlays(p: Play, shared: Shared, seat: Seat, out: Codes): void {
  for (const card of p.s.zones[HAND + seat]) {
    const code = optionCode(PLAY, p.s.cards.def[card]);
    if (!has(out, code) && isPlayable(p, shared, seat, card, 'Main')) add(out, code);
  }
}

function listActivations(p: Play, shared: Shared, o: Obj, slot: number, out: Codes): void {
  if (!speaks(o)) return;
  const lines = linesOf(shared, p.s.cards.def[o.cards[0]], 'Activate Main');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.limit >= 0 && ((o.used >> line.limit) & 1) === 1) continue;
    const f = speakFor(o.ctrl, o.id);
    const holds = line.hears === null || line.hears(p, f, ref(OBJ, o.id));
    if (holds && line.payable(p, f)) add(out, optionPair(ACTIVATE, slot, i));
  }
}

/** The place in the list is the order in which a table shows them: cards, texts, DON!!, attacks, the end. */
function list(p: Play, shared: Shared, seat: Seat, out: Codes): void {
  const { s } = p;
  listPlays(p, shared, seat, out);
  eachFighter(s, seat, (o, slot) => listActivations(p, shared, o, slot, out));
  const stage = stageOf(s, seat);
  if (stage !== null) listActivations(p, shared, stage, STAGE_SLOT, out);
  if (s.num[DON_ACTIVE + seat] > 0) eachFighter(s, seat, (_o, slot) => add(out, optionCode(GIVE_DON, slot)));
  listAttacks(p, seat, ATTACK, out);
  add(out, optionCode(END_TURN));
}

function activate(p: Play, shared: Shared, seat: Seat, code: OptionCode): void {
  const o = inSlot(p.s, seat, codeA(code));
  const line = linesOf(shared, p.s.cards.def[o.cards[0]], 'Activate Main')[codeB(code)];
  telling(p, 'activate', o);
  begin(p, line.code, seat, o.id, null);
}

/** The question of the Main Phase. `ended` is the step to go to when the player ends it. */
export function mainQuestion(shared: Shared, ended: number): Ask {
  return {
    seat: (p) => turnPlayer(p.s),
    list: (p, _f, out) => list(p, shared, turnPlayer(p.s), out),
    forced: () => ASK,
    pick(p: Play, f: Frame, code: OptionCode): void {
      const seat = turnPlayer(p.s);
      f.you = seat;
      switch (codeKind(code)) {
        case PLAY:
          playFromHand(p, shared, f, seat, codePayload(code), 'Main');
          break;
        case ACTIVATE:
          activate(p, shared, seat, code);
          break;
        case GIVE_DON:
          happen(p, f, GIVE_DON_VERB, [ref(OBJ, inSlot(p.s, seat, codePayload(code)).id)], 1);
          break;
        case ATTACK:
          declareAttack(p, shared, seat, code);
          break;
        default:
          jump(f, ended);
      }
    },
    why: () => ({ en: 'Your Main Phase', fr: 'Votre Phase principale' }),
    onTimeout: () => optionCode(END_TURN),
  };
}
