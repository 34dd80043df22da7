// The verbs that every game with a deck and a hand has: draw and discard. Zones are those of seat 0; seat 1's follow.
// Invariant: a drawn card is named to its owner only; a discarded one to everyone.

import { type Apply, type Play, reg } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import type { CardIndex, Ref } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, moveTop } from '@sleight/kernel/zones';
import { cardDef, cardsIn } from './by-number';

/** The seats that a verb is about. */
export const seatsOf = (refs: readonly Ref[]): Seat[] => refs.map((r) => (refIndex(r) === 0 ? 0 : 1));

/** How facts name a loose card. */
export const cardFields = (p: Play, card: CardIndex) => ({
  card: p.s.cards.handle[card],
  def: cardDef(p, card).id,
});

/** Seats draw up to `amount` cards each, while the deck lasts and the hand has room. */
export const drawing =
  (deck: number, hand: number, maxHand: number | null = null): Apply =>
  (p, _f, subjects, amount) => {
    let drawn = 0;
    for (const seat of seatsOf(subjects)) {
      for (let i = 0; i < amount; i++) {
        const full = maxHand !== null && cardsIn(p.s, hand + seat).length >= maxHand;
        const card = full ? -1 : moveTop(p, deck + seat, hand + seat);
        if (card < 0) break;
        drawn++;
        if (p.facts !== null) tell(p, 'draw', { seat }, { to: 1 << seat, fields: cardFields(p, card) });
      }
    }
    return reg(subjects, drawn);
  };

/** The frame's player discards these cards. */
export const discarding =
  (hand: number, pile: number): Apply =>
  (p, f, subjects) => {
    for (const r of subjects) {
      const card = refIndex(r);
      moveCard(p, card, hand + f.you, pile + f.you);
      if (p.facts !== null) tell(p, 'discard', { seat: f.you, ...cardFields(p, card) });
    }
    return reg(subjects);
  };
