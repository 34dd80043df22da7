// Verbs on loose cards: draw, discard, mill, look, put back (spec 12).

import { type Apply, reg } from '@sleight/kernel/book';
import { CARD, OBJ, ref, refIndex, refKind, SEAT } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { lastOf, objById } from '@sleight/kernel/objects';
import type { Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, moveTop } from '@sleight/kernel/zones';
import { bit, found, seatsOf, tellCard } from './happening';
import { DECK, DISCARD, HAND } from './places';
import type { Shared } from './shared';
import { show } from './shown';

export const draw: Apply = (p, _f, subjects, amount) => {
  let drawn = 0;
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, HAND + seat);
      if (card < 0) break;
      drawn++;
      if (p.facts !== null) {
        const fields = { card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id };
        tell(p, 'draw', { seat }, { to: bit(seat), fields });
      }
    }
  }
  return reg(drawn === 0 ? [] : subjects, drawn);
};

export const discard: Apply = (p, _f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner: Seat = p.s.cards.owner[card] === 0 ? 0 : 1;
    moveCard(p, card, HAND + owner, DISCARD + owner);
    tellCard(p, 'discard', owner, card);
  }
  return reg(subjects);
};

export const mill: Apply = (p, _f, subjects, amount) => {
  const milled: Ref[] = [];
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, DISCARD + seat);
      if (card < 0) break;
      milled.push(ref(CARD, card));
      tellCard(p, 'mill', seat, card);
    }
  }
  return reg(milled);
};

/** A card of the discard pile returns to hand, visible to both players. */
export const recover: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    tellCard(p, 'recover', f.you, refIndex(r));
    moveCard(p, refIndex(r), DISCARD + f.you, HAND + f.you);
  }
  return reg(subjects);
};

/** The looking player learns the cards; both players see that they look. */
export const look =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    for (const r of subjects) {
      const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
      const cards = o === null ? [refIndex(r)] : o.cards;
      for (const card of cards) p.s.cards.knows[card] |= bit(f.you);
      const on = o === null ? ref(SEAT, p.s.cards.owner[cards[0]]) : r;
      show(p, f.you, on, cards, shared.rules.effects.lookLasts);
      if (p.facts === null) continue;
      const fields = { def: p.book.defs[p.s.cards.def[cards[0]]].id };
      tell(p, 'look', { seat: f.you, ...(o === null ? {} : { object: o.id }) }, { to: bit(f.you), fields });
    }
    return reg(
      subjects,
      subjects.length,
      found(
        p,
        subjects.filter((r) => refKind(r) === OBJ),
      ).map((o) => lastOf(p, o)),
    );
  };

export const putOnDeck: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    moveCard(p, card, HAND + f.you, DECK + f.you);
    tell(
      p,
      'putOnDeck',
      { seat: f.you },
      { to: bit(f.you), fields: { def: p.book.defs[p.s.cards.def[card]].id } },
    );
  }
  return reg(subjects);
};
