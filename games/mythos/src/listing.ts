// Every legal way to play a character (spec 6, 7) as option codes, in canonical order: face up, over another, hidden,
// and reveals. Asked more often than anything else, so what is the same for all cards is found once.
// Read next: playing.ts, which carries a code out.

import type { Play } from '@sleight/kernel/book';
import { add, GAME, optionPair, type ReusedList } from '@sleight/kernel/code';
import { anyBans } from '@sleight/kernel/derive';
import type { CardIndex, DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Obj, Seat } from '@sleight/kernel/state';
import { missionOf } from './character';
import { CHARACTER, TURN } from './counters';
import { HAND, side } from './places';
import { canPay, costsChange, mayReveal, mayStand, mayUpgrade, priceOf } from './playing-cost';
import type { Shared } from './shared';
import { REVEAL as REVEAL_VERB } from './verb-names';

/** Option codes: definition and mission, definition and character, character, character and character. */
export const PLAY = GAME;
export const HIDE = GAME + 1;
export const UPGRADE = GAME + 2;
export const REVEAL = GAME + 3;
export const REVEAL_UPGRADE = GAME + 4;
/** A definition and the character that uses it. */
export const PLAY_JUTSU = GAME + 5;
export const PASS = GAME + 6;

/** Which loose cards may be played, and for how much more or less. */
export interface PlayOffer {
  readonly seat: Seat;
  /** The zone to play from, or null for none. */
  readonly zone: PlaceIndex | null;
  readonly card: (p: Play, card: CardIndex) => boolean;
  /** Every card of the zone may be played. */
  readonly all: boolean;
  /** Hidden characters that may be revealed. */
  readonly hidden: (p: Play, o: Obj) => boolean;
  readonly change: number;
  readonly mayHide: boolean;
}

/** A player's card actions in their own turn. */
export const ownTurn = (seat: Seat): PlayOffer => ({
  seat,
  zone: HAND + seat,
  card: () => true,
  all: true,
  hidden: () => true,
  change: 0,
  mayHide: true,
});

/** The repeatedly needed parts of one listing. */
interface Listing {
  readonly p: Play;
  readonly shared: Shared;
  readonly offer: PlayOffer;
  /** The player's characters, mission by mission. */
  readonly own: readonly Obj[];
  /** No text in play changes costs. */
  readonly quiet: boolean;
  /** Some text in play forbids reveals. */
  readonly bans: boolean;
  /** Takes option codes. What an ability needs is listed too, for its number only (`Finding`). */
  readonly out: ReusedList<number>;
}

function ownCharacters({ s }: Play, seat: Seat): Obj[] {
  const own: Obj[] = [];
  for (let mission = 1; mission <= s.num[TURN]; mission++) {
    for (let i = s.first[side(seat, mission)]; i >= 0; i = s.objs[i]!.next) own.push(s.objs[i]!);
  }
  return own;
}

const affordable = (
  l: Listing,
  def: DefIndex,
  mission: number,
  over: Obj | null,
  reveal: boolean,
): boolean => {
  const { p, shared, offer, quiet } = l;
  const { seat, change } = offer;
  return canPay(p, seat, priceOf(p, shared, { def, seat, mission, reveal }, over, change, quiet));
};

function listFaceUp(l: Listing, def: DefIndex): void {
  const { p, shared, offer, out } = l;
  const samePrice = l.quiet && shared.ownCostMods[def] === undefined;
  if (samePrice && !affordable(l, def, 1, null, false)) return;
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (!samePrice && !affordable(l, def, mission, null, false)) continue;
    if (mayStand(p, shared, offer.seat, mission, def, 0)) add(out, optionPair(PLAY, def, mission));
  }
}

function listUpgrades(l: Listing, def: DefIndex): void {
  const { p, shared, offer, own, out } = l;
  for (let i = 0; i < own.length; i++) {
    const over = own[i];
    if (!mayUpgrade(p, shared, offer.seat, def, over)) continue;
    if (affordable(l, def, missionOf(p, over), over, false)) add(out, optionPair(UPGRADE, def, over.id));
  }
}

function listHidden(l: Listing, def: DefIndex): void {
  const { p, shared, offer, out } = l;
  if (!offer.mayHide || !canPay(p, offer.seat, shared.rules.hidden.playCost)) return;
  for (let mission = 1; mission <= p.s.num[TURN]; mission++) {
    if (mayHideAt(p, shared, offer.seat, mission, def)) add(out, optionPair(HIDE, def, mission));
  }
}

/** Hidden characters have no name, except in rulesets where they count for the name rule. */
function mayHideAt(p: Play, shared: Shared, seat: Seat, mission: number, def: DefIndex): boolean {
  return (
    !shared.rules.names.hiddenCounts || mayStand(p, { ...shared, playOnlyWinning: [] }, seat, mission, def, 0)
  );
}

/** With a same-name target a reveal must be an upgrade; with only other names the player chooses (7.6). */
function listReveal(l: Listing, o: Obj): void {
  const { p, shared, offer, own, out } = l;
  if (!offer.hidden(p, o) || (l.bans && !mayReveal(p, o))) return;
  const def = p.s.cards.def[o.cards[0]];
  if (def === 0) return;
  const mission = missionOf(p, o);
  if (affordable(l, def, mission, null, true) && mayStand(p, shared, offer.seat, mission, def, o.id)) {
    add(out, optionPair(REVEAL, o.id, 0));
  }
  if (!shared.rules.reveal.mayUpgrade) return;
  for (let i = 0; i < own.length; i++) {
    const over = own[i];
    if (over.at !== o.at || over.down === 1 || !mayUpgrade(p, shared, offer.seat, def, over, o.id)) continue;
    if (affordable(l, def, mission, over, true)) add(out, optionPair(REVEAL_UPGRADE, o.id, over.id));
  }
}

/** Equal copies are one option; a hand is small, so a scan beats a set. */
function seenBefore(p: Play, cards: readonly CardIndex[], i: number): boolean {
  for (let j = 0; j < i; j++) if (p.s.cards.def[cards[j]] === p.s.cards.def[cards[i]]) return true;
  return false;
}

/** Every legal way to use an offer, in canonical order: cards as they lie, then hidden characters by mission. */
export function listPlays(p: Play, shared: Shared, offer: PlayOffer, out: ReusedList<number>): void {
  const own = ownCharacters(p, offer.seat);
  const quiet = !costsChange(p, shared);
  const l: Listing = { p, shared, offer, own, quiet, bans: anyBans(p, REVEAL_VERB), out };
  const cards = offer.zone === null ? [] : p.s.zones[offer.zone];
  const fitting = offer.all ? cards : cards.filter((card) => offer.card(p, card));
  for (let i = 0; i < fitting.length; i++) {
    const def = p.s.cards.def[fitting[i]];
    if (p.book.defs[def].kind !== CHARACTER || seenBefore(p, fitting, i)) continue;
    listFaceUp(l, def);
    listUpgrades(l, def);
    listHidden(l, def);
  }
  for (let i = 0; i < own.length; i++) if (own[i].down === 1) listReveal(l, own[i]);
}
