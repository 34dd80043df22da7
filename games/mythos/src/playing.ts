// Playing a character (spec 6, 7, 11.4): the price, the placing, and then the lines it activates, top to bottom. The
// same procedure serves a player turn and plays granted by effects (6.5).
// Read next: listing.ts, which says what may be played.

import { type Code, numbersIn, numbersReg, type Play, reg, run } from '@sleight/kernel/book';
import { codeA, codeB, codeKind, OBJ, ref, SEAT } from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex, ObjId, OptionCode } from '@sleight/kernel/ids';
import { happen } from '@sleight/kernel/intents';
import { enter, lastOf, leave, objById } from '@sleight/kernel/objects';
import { jump, procedure } from '@sleight/kernel/procedure';
import { EVERYONE, type Frame, type Obj, type Reg, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf, putOn, takeOut } from '@sleight/kernel/zones';
import { missionOf } from './character';
import { CHAKRA, LINK, PLAYED_IN, PLAYER_TURN, TOKENS } from './counters';
import { telling } from './happening';
import { HIDE, PLAY, type PlayOffer, REVEAL, UPGRADE } from './listing';
import { DISCARD, side } from './places';
import { priceOf } from './playing-cost';
import { AS_UPGRADE, type Instant, RESOLVE, REVEALED, type Shared, type Timing } from './shared';
import { verbId } from './verb-names';

const { reg: REG } = RESOLVE;

const PLAY_VERB = verbId('play');
const GAIN_CHAKRA = verbId('gainChakra');

function pay(p: Play, seat: Seat, price: number): void {
  p.s.num[CHAKRA + seat] -= price;
  if (price > 0) tell(p, 'pay', { seat, amount: price });
}

function taken(p: Play, offer: PlayOffer, def: DefIndex): CardIndex {
  const zone = offer.zone!;
  const fitting = p.s.zones[zone].filter((card) => !offer.card(p, card));
  const card = copyOf(p, zone, def, fitting);
  takeOut(p, zone, card);
  return card;
}

/** Face up on top of a stack: one character, whose other cards no longer say anything (7.2, 7.3). */
function putOver(p: Play, shared: Shared, seat: Seat, cards: readonly CardIndex[], over: Obj): void {
  const before = over.cards;
  if (shared.rules.upgrade.oldCard === 'discard') {
    over.cards = cards;
    for (const card of before) putOn(p, card, over.at, DISCARD + p.s.cards.owner[card]);
  } else over.cards = [...cards, ...before];
  // Upgrading a taken character makes control permanent (11.11.2).
  over.marks[LINK] = 0;
  over.down = 0;
  over.ctrl = seat;
}

function faceUp(p: Play, o: Obj): void {
  o.down = 0;
  for (const card of o.cards) p.s.cards.knows[card] = EVERYONE;
  o.marks[PLAYED_IN] = p.s.num[PLAYER_TURN];
}

interface Played {
  readonly o: Obj;
  readonly timings: readonly Timing[];
  readonly asUpgrade: boolean;
  readonly revealed: boolean;
  readonly before: Reg | null;
}

function place(p: Play, shared: Shared, offer: PlayOffer, code: OptionCode): Played | null {
  const { seat } = offer;
  const { rules } = shared;
  const quote = (def: DefIndex, mission: number, reveal: boolean) => ({ def, seat, mission, reveal });
  switch (codeKind(code)) {
    case HIDE: {
      pay(p, seat, rules.hidden.playCost);
      const card = taken(p, offer, codeA(code));
      const o = enter(p, card, seat, side(seat, codeB(code)), 1, offer.zone ?? -1);
      o.marks[PLAYED_IN] = p.s.num[PLAYER_TURN];
      telling(p, 'playHidden', o);
      return null;
    }
    case PLAY: {
      pay(p, seat, priceOf(p, shared, quote(codeA(code), codeB(code), false), null, offer.change));
      const o = enter(p, taken(p, offer, codeA(code)), seat, side(seat, codeB(code)));
      faceUp(p, o);
      telling(p, 'play', o);
      return { o, timings: ['Main'], asUpgrade: false, revealed: false, before: null };
    }
    case UPGRADE: {
      const over = objById(p.s, codeB(code))!;
      const before = reg([ref(OBJ, over.id)], 1, [lastOf(p, over)]);
      pay(p, seat, priceOf(p, shared, quote(codeA(code), missionOf(p, over), false), over, offer.change));
      const card = taken(p, offer, codeA(code));
      p.s.cards.handle[card] = p.s.mint++;
      putOver(p, shared, seat, [card], over);
      faceUp(p, over);
      telling(p, 'upgrade', over);
      return { o: over, timings: rules.upgrade.activates, asUpgrade: true, revealed: false, before };
    }
    case REVEAL: {
      const o = objById(p.s, codeA(code))!;
      const def = p.s.cards.def[o.cards[0]];
      pay(p, seat, priceOf(p, shared, quote(def, missionOf(p, o), true), null, offer.change));
      faceUp(p, o);
      telling(p, 'reveal', o);
      return { o, timings: rules.reveal.activates, asUpgrade: false, revealed: true, before: null };
    }
    default: {
      const o = objById(p.s, codeA(code))!;
      const over = objById(p.s, codeB(code))!;
      const before = reg([ref(OBJ, over.id)], 1, [lastOf(p, over)]);
      const def = p.s.cards.def[o.cards[0]];
      pay(p, seat, priceOf(p, shared, quote(def, missionOf(p, o), true), over, offer.change));
      leave(p, o);
      over.marks[TOKENS] += o.marks[TOKENS];
      putOver(p, shared, seat, o.cards, over);
      faceUp(p, over);
      telling(p, 'revealUpgrade', over);
      const timings = [...rules.upgrade.activates, ...rules.reveal.activates];
      return { o: over, timings, asUpgrade: true, revealed: true, before };
    }
  }
}

/** The instant lines that a play activates, in printed order, as programs. */
function activated(shared: Shared, def: DefIndex, played: Played): Instant[] {
  return (shared.instants[def] ?? []).filter((line) => played.timings.includes(line.timing));
}

/** Pays, places, lets the table react, and queues the lines. Returns the character, or 0 for a hidden play. */
export function playBy(p: Play, shared: Shared, f: Frame, offer: PlayOffer, code: OptionCode): ObjId {
  const played = place(p, shared, offer, code);
  if (played === null) return 0;
  const def = p.s.cards.def[played.o.cards[0]];
  const resolve = begin(p, shared.code.resolve, offer.seat, played.o.id, null);
  const scope = shared.scopes[def];
  while (resolve.regs.length < scope.size) resolve.regs.push(null);
  const lines = activated(shared, def, played);
  resolve.regs[REG.lines] = numbersReg(
    lines.map((line) => (played.asUpgrade ? line.asUpgrade : line.code)),
    def,
  );
  resolve.regs[REG.upgraded] = played.before;
  resolve.regs[REG.event] = reg([], (played.asUpgrade ? AS_UPGRADE : 0) | (played.revealed ? REVEALED : 0));
  if (played.timings.includes('Main')) {
    for (const more of shared.chakraOnPlay[def] ?? []) {
      const amount = more(p, resolve);
      if (amount > 0) happen(p, f, GAIN_CHAKRA, [ref(SEAT, offer.seat)], amount);
    }
  }
  happen(p, f, PLAY_VERB, [ref(OBJ, played.o.id)], 0);
  return played.o.id;
}

const needsSource = (shared: Shared, def: DefIndex, code: number): boolean =>
  shared.instants[def].some((line) => (line.code === code || line.asUpgrade === code) && line.needsSource);

/** One line after another; each starts from what the earlier ones left in the shared registers (11.4). */
export const resolveCode = (shared: Shared): Code =>
  procedure(RESOLVE, {
    next: run((p, f) => {
      const lines = f.regs[REG.lines]!;
      const [code, ...rest] = numbersIn(lines);
      if (code === undefined) return;
      jump(f, RESOLVE.step.next);
      f.regs[REG.lines] = numbersReg(rest, lines.n);
      const o = objById(p.s, f.self);
      const gone = o === null || o.down === 1;
      if (gone && needsSource(shared, lines.n, code)) return;
      p.s.stack.push({ code, pc: 0, you: f.you, self: f.self, regs: f.regs.slice() });
    }),
  });

/** Ends a line: what it did stays readable for the lines after it. */
export const shareRegisters =
  (shared: Shared) =>
  (p: Play, f: Frame): void => {
    const beneath = p.s.stack[p.s.stack.length - 2];
    if (beneath === undefined || beneath.code !== shared.code.resolve) return;
    const lines = beneath.regs[REG.lines];
    beneath.regs = f.regs.slice();
    beneath.regs[REG.lines] = lines;
    // The next line is another effect (R27).
    beneath.regs[REG.touched] = null;
  };
