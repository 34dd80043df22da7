// Playing a character (spec 6, 7, 11.4): every way of it as an option code, its price, the placing, and then the
// lines it activates, top to bottom. The same list serves a player turn and plays granted by effects (6.5).

import { type Code, type Play, reg, run } from '@sleight/kernel/book';
import {
  add,
  type Codes,
  codeA,
  codeB,
  codeKind,
  GAME,
  OBJ,
  optionPair,
  ref,
  SEAT,
} from '@sleight/kernel/code';
import { anyBans } from '@sleight/kernel/derive';
import { tell } from '@sleight/kernel/facts';
import { begin } from '@sleight/kernel/frames';
import { happen } from '@sleight/kernel/intents';
import { enter, lastOf, leave, objById } from '@sleight/kernel/objects';
import { EVERYONE, type Frame, type Obj, type Reg, type Seat } from '@sleight/kernel/state';
import { copyOf, putOn, takeOut } from '@sleight/kernel/zones';
import { missionOf, onSide } from './character';
import { canPay, costsChange, mayReveal, mayStand, mayUpgrade, priceOf, upgradeTargets } from './cost';
import { CHAKRA, CHARACTER, LINK, PLAYED_IN, PLAYER_TURN, TOKENS, TURN } from './counters';
import { telling } from './happening';
import { DISCARD, HAND, side } from './places';
import {
  AS_UPGRADE,
  EVENT,
  type Instant,
  LINES,
  REVEALED,
  type Shared,
  type Timing,
  TOUCHED,
  UPGRADED,
} from './shared';
import { verbId } from './verb-names';

/** Option codes: definition and mission, definition and character, character, character and character. */
export const PLAY = GAME;
export const HIDE = GAME + 1;
export const UPGRADE = GAME + 2;
export const REVEAL = GAME + 3;
export const REVEAL_UPGRADE = GAME + 4;

const PLAY_VERB = verbId('play');
const GAIN_CHAKRA = verbId('gainChakra');

/** Which loose cards may be played, and for how much more or less. */
export interface Offer {
  readonly seat: Seat;
  /** The zone to play from, or null for none. */
  readonly zone: number | null;
  readonly card: (p: Play, card: number) => boolean;
  /** Every card of the zone may be played. */
  readonly all: boolean;
  /** Hidden characters that may be revealed. */
  readonly hidden: (p: Play, o: Obj) => boolean;
  readonly change: number;
  readonly mayHide: boolean;
}

/** What one listing of options needs over and over. */
interface Listing {
  readonly p: Play;
  readonly shared: Shared;
  readonly offer: Offer;
  /** No text in play changes costs. */
  readonly quiet: boolean;
  /** Some text in play forbids something. */
  readonly bans: boolean;
  readonly out: Codes;
}

const affordable = (l: Listing, def: number, mission: number, over: Obj | null, reveal: boolean): boolean => {
  const { p, shared, offer, quiet } = l;
  const { seat, change } = offer;
  return canPay(p, seat, priceOf(p, shared, { def, seat, mission, reveal }, over, change, quiet));
};

function listCard(l: Listing, def: number): void {
  const { p, shared, offer, out } = l;
  if (p.book.defs[def].kind !== CHARACTER) return;
  const { seat } = offer;
  const turn = p.s.num[TURN];
  for (let mission = 1; mission <= turn; mission++) {
    if (affordable(l, def, mission, null, false) && mayStand(p, shared, seat, mission, def, 0)) {
      add(out, optionPair(PLAY, def, mission));
    }
  }
  upgradeTargets(p, shared, seat, def, (over) => {
    if (affordable(l, def, missionOf(p, over), over, false)) add(out, optionPair(UPGRADE, def, over.id));
  });
  if (!offer.mayHide || !canPay(p, seat, shared.rules.hidden.playCost)) return;
  for (let mission = 1; mission <= turn; mission++) {
    if (mayHideAt(p, shared, seat, mission, def)) add(out, optionPair(HIDE, def, mission));
  }
}

/** Hidden characters have no name, except in rulesets where they count for the name rule. */
function mayHideAt(p: Play, shared: Shared, seat: Seat, mission: number, def: number): boolean {
  return (
    !shared.rules.names.hiddenCounts || mayStand(p, { ...shared, playOnlyWinning: [] }, seat, mission, def, 0)
  );
}

/** With a same-name target a reveal must be an upgrade; with only other names the player chooses (7.6). */
function listReveal(l: Listing, o: Obj): void {
  const { p, shared, offer, out } = l;
  if (!offer.hidden(p, o) || (l.bans && !mayReveal(p, o))) return;
  const def = p.s.cards.def[o.cards[0]];
  if (def === 0) return;
  const mission = missionOf(p, o);
  if (affordable(l, def, mission, null, true) && mayStand(p, shared, offer.seat, mission, def, o.id)) {
    add(out, optionPair(REVEAL, o.id, 0));
  }
  if (!shared.rules.reveal.mayUpgrade) return;
  onSide(p, offer.seat, mission, (over) => {
    if (over.id === o.id || over.down === 1 || !mayUpgrade(p, shared, offer.seat, def, over, o.id)) return;
    if (affordable(l, def, mission, over, true)) add(out, optionPair(REVEAL_UPGRADE, o.id, over.id));
  });
}

/** Equal copies are one option; a hand is small, so a scan beats a set. */
function seenBefore(p: Play, cards: readonly number[], i: number): boolean {
  for (let j = 0; j < i; j++) if (p.s.cards.def[cards[j]] === p.s.cards.def[cards[i]]) return true;
  return false;
}

/** Every legal way to use an offer, in canonical order: cards as they lie, then hidden characters by mission. */
export function listPlays(p: Play, shared: Shared, offer: Offer, out: Codes): void {
  const l: Listing = { p, shared, offer, quiet: !costsChange(p, shared), bans: anyBans(p), out };
  const cards = offer.zone === null ? [] : p.s.zones[offer.zone];
  const fitting = offer.all ? cards : cards.filter((card) => offer.card(p, card));
  for (let i = 0; i < fitting.length; i++) {
    const def = p.s.cards.def[fitting[i]];
    if (def !== 0 && !seenBefore(p, fitting, i)) listCard(l, def);
  }
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    let i = p.s.first[side(offer.seat, mission)];
    while (i >= 0) {
      const o = p.s.objs[i]!;
      i = o.next;
      if (o.down === 1) listReveal(l, o);
    }
  }
}

function pay(p: Play, seat: Seat, price: number): void {
  p.s.num[CHAKRA + seat] -= price;
  if (price > 0) tell(p, 'pay', { seat, amount: price });
}

function taken(p: Play, offer: Offer, def: number): number {
  const zone = offer.zone!;
  const fitting = p.s.zones[zone].filter((card) => !offer.card(p, card));
  const card = copyOf(p, zone, def, fitting);
  takeOut(p, zone, card);
  return card;
}

/** Face up on top of a stack: one character, whose other cards no longer say anything (7.2, 7.3). */
function putOver(p: Play, shared: Shared, seat: Seat, cards: readonly number[], over: Obj): void {
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

function place(p: Play, shared: Shared, offer: Offer, code: number): Played | null {
  const { seat } = offer;
  const { rules } = shared;
  const quote = (def: number, mission: number, reveal: boolean) => ({ def, seat, mission, reveal });
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
function activated(shared: Shared, def: number, played: Played): Instant[] {
  return (shared.instants[def] ?? []).filter((line) => played.timings.includes(line.timing));
}

/** Pays, places, lets the table react, and queues the lines. Returns the character, or 0 for a hidden play. */
export function playBy(p: Play, shared: Shared, f: Frame, offer: Offer, code: number): number {
  const played = place(p, shared, offer, code);
  if (played === null) return 0;
  const def = p.s.cards.def[played.o.cards[0]];
  const resolve = begin(p, shared.code.resolve, offer.seat, played.o.id, null);
  const scope = shared.scopes[def];
  while (resolve.regs.length < scope.size) resolve.regs.push(null);
  const lines = activated(shared, def, played);
  resolve.regs[LINES] = reg(
    lines.map((line) => (played.asUpgrade ? line.asUpgrade : line.code)),
    def,
  );
  resolve.regs[UPGRADED] = played.before;
  resolve.regs[EVENT] = reg([], (played.asUpgrade ? AS_UPGRADE : 0) | (played.revealed ? REVEALED : 0));
  if (played.timings.includes('Main')) {
    for (const more of shared.chakraOnPlay[def] ?? []) {
      const amount = more(p, resolve);
      if (amount > 0) happen(p, f, GAIN_CHAKRA, [ref(SEAT, offer.seat)], amount);
    }
  }
  happen(p, f, PLAY_VERB, [ref(OBJ, played.o.id)], 0);
  return played.o.id;
}

const needsSource = (shared: Shared, def: number, code: number): boolean =>
  shared.instants[def].some((line) => (line.code === code || line.asUpgrade === code) && line.needsSource);

/** One line after another; each starts from what the earlier ones left in the shared registers (11.4). */
export const resolveCode = (shared: Shared): Code => ({
  name: 'resolve lines',
  line: -1,
  regs: 4,
  steps: [
    run((p, f) => {
      const lines = f.regs[LINES]!;
      if (lines.refs.length === 0) return;
      f.pc = 0;
      const [code, ...rest] = lines.refs;
      f.regs[LINES] = reg(rest, lines.n);
      const o = objById(p.s, f.self);
      const gone = o === null || o.down === 1;
      if (gone && needsSource(shared, lines.n, code)) return;
      p.s.stack.push({ code, pc: 0, you: f.you, self: f.self, regs: f.regs.slice() });
    }),
  ],
});

/** Ends a line: what it did stays readable for the lines after it. */
export const shareRegisters =
  (shared: Shared) =>
  (p: Play, f: Frame): void => {
    const beneath = p.s.stack[p.s.stack.length - 2];
    if (beneath === undefined || beneath.code !== shared.code.resolve) return;
    const lines = beneath.regs[LINES];
    beneath.regs = f.regs.slice();
    beneath.regs[LINES] = lines;
    // The next line is another effect (R27).
    beneath.regs[TOUCHED] = null;
  };

/** What a player may do with cards in their own turn. */
export const ownTurn = (seat: Seat): Offer => ({
  seat,
  zone: HAND + seat,
  card: () => true,
  all: true,
  hidden: () => true,
  change: 0,
  mayHide: true,
});
