// A card that a frame holds and a watcher does not know: a view only says that there is one, because its later place
// may be a secret. `resample` substitutes a possible card, so that an imagined match can continue.

import type { Book } from './book';
import { CARD, ref } from './code';
import type { CardIndex, PlaceIndex } from './ids';
import { shuffle } from './rng';
import type { Frame, Reg, Seat, State } from './state';

export const SOME_CARD = ref(CARD, 0xfffff);

const holdsSome = (reg: Reg | null): boolean => reg?.refs.includes(SOME_CARD) ?? false;

/** Unknown cards that a player may hold, the likeliest last: from the hand, otherwise from the deck or from nowhere. */
function mayHold(book: Book, view: State, seat: Seat, rng: number[]): CardIndex[] {
  const isHand = (zone: PlaceIndex): boolean =>
    book.places[zone].sees === 'owner' && book.places[zone].seat === seat;
  const hand = new Set(view.zones.flatMap((cards, zone) => (isHand(zone) ? cards : [])));
  const rank = (card: CardIndex): number => (hand.has(card) ? 1 : 0);
  const unknown = view.cards.def.flatMap((def, card) =>
    def === 0 && view.cards.owner[card] === seat ? [card] : [],
  );
  shuffle(rng, unknown);
  return unknown.sort((a, b) => rank(a) - rank(b));
}

function imagined(f: Frame, candidates: readonly CardIndex[]): Frame {
  const inStead = (reg: Reg | null): Reg | null => {
    if (reg === null || !holdsSome(reg)) return reg;
    const left = candidates.slice();
    const refs = reg.refs.map((r) => (r === SOME_CARD && left.length > 0 ? ref(CARD, left.pop()!) : r));
    return { ...reg, refs };
  };
  return { ...f, regs: f.regs.map(inStead) };
}

/** Gives the frames of `s`, a copy of the view, cards they may hold. */
export function imagineHeld(book: Book, view: State, s: State, rng: number[]): void {
  s.stack = s.stack.map((f) => (f.regs.some(holdsSome) ? imagined(f, mayHold(book, view, f.you, rng)) : f));
}
