// Playing cards (spec 6.1, 6.2): paying, the five-Character rule, placing, and using Events. The same procedure
// serves paid plays and plays by effects.

import { ASK, ask, type Code, NOTHING, type Play, reg, run } from '@sleight/kernel/book';
import { add, CARD, CHOOSE, codePayload, OBJ, optionCode, ref, refIndex } from '@sleight/kernel/code';
import { forbidden, forbiddenFrom } from '@sleight/kernel/derive';
import { tell } from '@sleight/kernel/facts';
import { begin } from '@sleight/kernel/frames';
import { happen } from '@sleight/kernel/intents';
import { objById } from '@sleight/kernel/objects';
import { EVERYONE, type Frame, type Obj, type Seat } from '@sleight/kernel/state';
import { copyOf, moveCard } from '@sleight/kernel/zones';
import { ownerOfCard, zoneOf } from './card-verbs';
import { CHARACTER, DON_ACTIVE, EVENT, noteTurn, STAGE } from './counters';
import * as don from './don';
import { countCharacters, eachCharacter, MOST_CHARACTERS, stageOf } from './field';
import { sendTo } from './leaving';
import { HAND, TRASH } from './places';
import { linesOf, type Shared } from './shared';
import { costOfCard } from './stats';
import { tellCard } from './telling';
import { verbId } from './verb-names';
import type { AbilityType } from './vocabulary';

const PLAY = verbId('play');
const USE_EVENT = verbId('useEvent');

/** Registers of the play program: the card, and which register of the frame beneath takes what was played. */
const CARDS = 0;
const TO = 1;

const cardOf = (f: Frame): number => refIndex(f.regs[CARDS]!.refs[0]);

/** Making room is rule processing: no K.O., not by an effect, and nothing hears or replaces it (spec 6.1). */
const makeRoom = (p: Play, o: Obj): void => {
  sendTo(p, 'trash', o, TRASH);
};

const kindOf = (p: Play, card: number): number => p.book.defs[p.s.cards.def[card]].kind;

/** Has a Character to go before this one can be placed? */
const isCrowded = (p: Play, card: number): boolean =>
  kindOf(p, card) === CHARACTER && countCharacters(p.s, ownerOfCard(p, card)) >= MOST_CHARACTERS;

export const playCode: Code = {
  name: 'play a card',
  line: -1,
  regs: 2,
  steps: [
    ask({
      seat: (p, f) => ownerOfCard(p, cardOf(f)),
      list(p, f, out): void {
        if (!isCrowded(p, cardOf(f))) return;
        eachCharacter(p.s, ownerOfCard(p, cardOf(f)), (o) => add(out, optionCode(CHOOSE, ref(OBJ, o.id))));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : ASK),
      pick(p, _f, code): void {
        const o = objById(p.s, refIndex(codePayload(code)));
        if (o !== null) makeRoom(p, o);
      },
      why: () => ({
        en: 'Your field is full: which Character is trashed?',
        fr: 'Votre terrain est plein\u202f: quel Personnage est défaussé\u202f?',
      }),
    }),
    run((p, f) => {
      const card = cardOf(f);
      const stage = kindOf(p, card) === STAGE ? stageOf(p.s, ownerOfCard(p, card)) : null;
      if (stage !== null) makeRoom(p, stage);
      const beneath = p.s.stack[p.s.stack.length - 2];
      const played = happen(p, beneath, PLAY, f.regs[CARDS]!.refs, f.regs[CARDS]!.n);
      const to = f.regs[TO]!.n;
      if (to >= 0) beneath.regs[to] = reg([...(beneath.regs[to]?.refs ?? []), ...played.refs]);
    }),
  ],
};

/**
 * Plays a loose card without paying, for the frame `f`, which must be the top one. What entered play is added to
 * register `to` of `f`; -1 for none. False if something forbids it.
 */
export function playCard(
  p: Play,
  shared: Shared,
  f: Frame,
  card: number,
  rested: boolean,
  to: number,
): boolean {
  // Whether a text plays it or its player pays for it makes a difference to some prohibitions (ruling 93).
  const by: Frame = { ...f, you: ownerOfCard(p, card) };
  if (forbiddenFrom(p, by, PLAY, ref(CARD, card))) return false;
  const frame = begin(p, shared.code.play, f.you, f.self, reg([ref(CARD, card)], rested ? 1 : 0));
  frame.regs[TO] = reg([], to);
  return true;
}

export function pay(p: Play, seat: Seat, price: number): void {
  if (price === 0) return;
  don.restDon(p.s, seat, price);
  tell(p, 'pay', { seat, amount: price });
}

export const canAfford = (p: Play, seat: Seat, card: number): boolean =>
  costOfCard(p, card) <= p.s.num[DON_ACTIVE + seat];

/** May this card of the hand be played or used in this timing, and paid for? */
export function isPlayable(
  p: Play,
  shared: Shared,
  seat: Seat,
  card: number,
  timing: 'Main' | 'Counter',
): boolean {
  const def = p.s.cards.def[card];
  if (def === 0 || !canAfford(p, seat, card)) return false;
  const isEvent = p.book.defs[def].kind === EVENT;
  if (forbidden(p, isEvent ? USE_EVENT : PLAY, ref(CARD, card), seat)) return false;
  return isEvent ? linesOf(shared, def, timing).length > 0 : timing === 'Main';
}

/** Pays for a card of the hand and plays or uses it. `f` is the top frame. */
export function playFromHand(
  p: Play,
  shared: Shared,
  f: Frame,
  seat: Seat,
  def: number,
  timing: AbilityType,
): void {
  const card = copyOf(p, HAND + seat, def);
  p.s.cards.knows[card] = EVERYONE;
  pay(p, seat, costOfCard(p, card));
  if (p.book.defs[def].kind === EVENT) useEvent(p, shared, f, seat, card, timing);
  else playCard(p, shared, f, card, false, -1);
}

/** An Event goes to the trash first, then its text resolves (spec 6.2). */
export function useEvent(
  p: Play,
  shared: Shared,
  f: Frame,
  seat: Seat,
  card: number,
  timing: AbilityType,
): void {
  moveCard(p, card, zoneOf(p, card), TRASH + seat);
  tellCard(p, 'useEvent', seat, card);
  noteTurn(p.s, 'eventActivated', seat);
  const frame = begin(p, shared.code.event, seat, f.self, reg([ref(CARD, card)]));
  frame.regs[1] = reg(linesOf(shared, p.s.cards.def[card], timing).map((line) => line.code));
}

/** Runs the texts of an Event one after another; then others may react to its use (spec 11). */
export const eventCode: Code = {
  name: 'use an Event',
  line: -1,
  regs: 2,
  steps: [
    run((p, f) => {
      const [code, ...rest] = f.regs[1]!.refs;
      if (code === undefined) return;
      f.regs[1] = reg(rest);
      f.pc = 0;
      begin(p, code, f.you, 0, f.regs[0]);
    }),
    run((p, f) => {
      happen(p, f, USE_EVENT, f.regs[0]!.refs, f.you);
    }),
  ],
};
