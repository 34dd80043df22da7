// Playing cards (spec 6.1, 6.2): paying, the five-Character rule, placing, and using Events. The same procedure
// serves paid plays and plays by effects.

import { ASK, ask, NOTHING, numbersIn, numbersReg, type Play, reg, run } from '@sleight/kernel/book';
import { add, CARD, CHOOSE, codePayload, OBJ, optionCode, ref, refIndex } from '@sleight/kernel/code';
import { forbidden, forbiddenFrom } from '@sleight/kernel/derive';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex } from '@sleight/kernel/ids';
import { happen } from '@sleight/kernel/intents';
import { objById } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { EVERYONE, type Frame, type Obj, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf, moveCard } from '@sleight/kernel/zones';
import { ownerOfCard, zoneOf } from './card-verbs';
import { CHARACTER, DON_ACTIVE, EVENT, noteTurn, STAGE } from './counters';
import { priceOf, useDiscounts } from './discounts';
import * as don from './don';
import { countCharacters, eachCharacter, MOST_CHARACTERS, stageOf } from './field';
import { sendTo } from './leaving';
import { HAND, TRASH } from './places';
import { linesOf, type Shared } from './shared';
import { tellCard } from './telling';
import { verbId } from './verb-names';
import type { AbilityType } from './vocabulary';

const PLAY = verbId('play');
const USE_EVENT = verbId('useEvent');

/** Playing a card: the card, and which register of the frame beneath takes what was played. */
const PLAYING = outline('play a card', ['makeRoom', 'place'], ['card', 'to']);
const { reg: REG } = PLAYING;

const cardOf = (f: Frame): CardIndex => refIndex(f.regs[REG.card]!.refs[0]);

/** Making room is rule processing: no K.O., not by an effect, and nothing hears or replaces it (spec 6.1). */
const makeRoom = (p: Play, o: Obj): void => {
  sendTo(p, 'trash', o, TRASH);
};

const kindOf = (p: Play, card: CardIndex): number => p.book.defs[p.s.cards.def[card]].kind;

/** Has a Character to go before this one can be placed? */
const isCrowded = (p: Play, card: CardIndex): boolean =>
  kindOf(p, card) === CHARACTER && countCharacters(p.s, ownerOfCard(p, card)) >= MOST_CHARACTERS;

/** Does the card's own text, which works in the hand, keep this frame from playing it (ruling 94)? */
function isHeldBack(p: Play, shared: Shared, f: Frame, card: CardIndex): boolean {
  const bans = shared.bansInHand[p.s.cards.def[card]] ?? [];
  const owner = ownerOfCard(p, card);
  if (bans.length === 0 || zoneOf(p, card) !== HAND + owner) return false;
  const subject = ref(CARD, card);
  const own: Frame = { code: -1, pc: 0, you: owner, self: 0, regs: [reg([subject])] };
  const before = p.cause;
  p.cause = f;
  const no = bans.some((ban) => ban.verb === PLAY && ban.forbids(p, own, subject, f.you));
  p.cause = before;
  return no;
}

export const playCode = procedure(PLAYING, {
  makeRoom: ask({
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
  place: run((p, f) => {
    const card = cardOf(f);
    const stage = kindOf(p, card) === STAGE ? stageOf(p.s, ownerOfCard(p, card)) : null;
    if (stage !== null) makeRoom(p, stage);
    const beneath = p.s.stack[p.s.stack.length - 2];
    const played = happen(p, beneath, PLAY, f.regs[REG.card]!.refs, f.regs[REG.card]!.n);
    const to = f.regs[REG.to]!.n;
    if (to >= 0) beneath.regs[to] = reg([...(beneath.regs[to]?.refs ?? []), ...played.refs]);
  }),
});

/**
 * Plays a loose card without paying, for the frame `f`, which must be the top one. What entered play is added to
 * register `to` of `f`; -1 for none. False if something forbids it.
 */
export function playCard(
  p: Play,
  shared: Shared,
  f: Frame,
  card: CardIndex,
  rested: boolean,
  to: number,
): boolean {
  // Whether a text plays it or its player pays for it makes a difference to some prohibitions (ruling 93).
  const by: Frame = { ...f, you: ownerOfCard(p, card) };
  if (forbiddenFrom(p, by, PLAY, ref(CARD, card)) || isHeldBack(p, shared, by, card)) return false;
  const frame = begin(p, shared.code.play, f.you, f.self, reg([ref(CARD, card)], rested ? 1 : 0));
  frame.regs[REG.to] = reg([], to);
  return true;
}

export function pay(p: Play, seat: Seat, price: number): void {
  if (price === 0) return;
  don.restDon(p.s, seat, price);
  tell(p, 'pay', { seat, amount: price });
}

export const canAfford = (p: Play, seat: Seat, card: CardIndex): boolean =>
  priceOf(p, card) <= p.s.num[DON_ACTIVE + seat];

/** May this card of the hand be played or used in this timing, and paid for? */
export function isPlayable(
  p: Play,
  shared: Shared,
  seat: Seat,
  card: CardIndex,
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
  def: DefIndex,
  timing: AbilityType,
): void {
  const card = copyOf(p, HAND + seat, def);
  p.s.cards.knows[card] = EVERYONE;
  pay(p, seat, priceOf(p, card));
  useDiscounts(p, card);
  if (p.book.defs[def].kind === EVENT) useEvent(p, shared, f, seat, card, timing);
  else playCard(p, shared, f, card, false, -1);
}

/** Using an Event: its card, and the programs of its texts that are still to come. */
const USING = outline('use an Event', ['nextText', 'used'], ['card', 'texts']);

/** An Event goes to the trash first, then its text resolves (spec 6.2). */
export function useEvent(
  p: Play,
  shared: Shared,
  f: Frame,
  seat: Seat,
  card: CardIndex,
  timing: AbilityType,
): void {
  moveCard(p, card, zoneOf(p, card), TRASH + seat);
  tellCard(p, 'useEvent', seat, card);
  noteTurn(p.s, 'eventActivated', seat);
  const frame = begin(p, shared.code.event, seat, f.self, reg([ref(CARD, card)]));
  frame.regs[USING.reg.texts] = numbersReg(
    linesOf(shared, p.s.cards.def[card], timing).map((line) => line.code),
  );
}

/** Runs the texts of an Event one after another; then others may react to its use (spec 11). */
export const eventCode = procedure(USING, {
  nextText: run((p, f) => {
    const [code, ...rest] = numbersIn(f.regs[USING.reg.texts]!);
    if (code === undefined) return;
    f.regs[USING.reg.texts] = numbersReg(rest);
    jump(f, USING.step.nextText);
    begin(p, code, f.you, 0, f.regs[USING.reg.card]);
  }),
  used: run((p, f) => {
    happen(p, f, USE_EVENT, f.regs[USING.reg.card]!.refs, f.you);
  }),
});
