// A card that a frame holds and a watcher does not know: a view says only that there is one, for where it went since
// may be a secret. `resample` puts a possible card in its stead, so that an imagined match can play on from there.

import type { Book } from './book';
import { CARD, ref } from './code';
import { shuffle } from './rng';
import type { Frame, Reg, Seat, State } from './state';

export const SOME_CARD = ref(CARD, 0xfffff);

const holdsSome = (reg: Reg | null): boolean => reg?.refs.includes(SOME_CARD) ?? false;

/** Unknown cards that a player may be holding, the likeliest last: from the hand, else from the deck or from nowhere. */
function mayHold(book: Book, view: State, seat: Seat, rng: number[]): number[] {
  const isHand = (zone: number): boolean =>
    book.places[zone].sees === 'owner' && book.places[zone].seat === seat;
  const hand = new Set(view.zones.flatMap((cards, zone) => (isHand(zone) ? cards : [])));
  const rank = (card: number): number => (hand.has(card) ? 1 : 0);
  const unknown = view.cards.def.flatMap((def, card) =>
    def === 0 && view.cards.owner[card] === seat ? [card] : [],
  );
  shuffle(rng, unknown);
  return unknown.sort((a, b) => rank(a) - rank(b));
}

function imagined(f: Frame, candidates: readonly number[]): Frame {
  const inStead = (reg: Reg | null): Reg | null => {
    if (reg === null || !holdsSome(reg)) return reg;
    const left = candidates.slice();
    const refs = reg.refs.map((r) => (r === SOME_CARD && left.length > 0 ? ref(CARD, left.pop()!) : r));
    return { ...reg, refs };
  };
  return { ...f, regs: f.regs.map(inStead) };
}

/** Lets the frames of `s`, a copy of the view, hold cards that they may be holding. */
export function imagineHeld(book: Book, view: State, s: State, rng: number[]): void {
  s.stack = s.stack.map((f) => (f.regs.some(holdsSome) ? imagined(f, mayHold(book, view, f.you, rng)) : f));
}
