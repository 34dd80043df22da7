// Verbs on loose cards: draw, trash, mill, look, reveal, put back, shuffle (spec 16).

import { type Apply, type Play, reg } from '@sleight/kernel/book';
import { CARD, ref, refIndex, refKind, SEAT } from '@sleight/kernel/code';
import type { CardIndex, PlaceIndex, Ref } from '@sleight/kernel/ids';
import { EVERYONE, knownTo, type Reg, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, moveTop, shuffleZone } from '@sleight/kernel/zones';
import { isEffect } from './causes';
import { noteTurn } from './counters';
import { toBottom } from './leaving';
import { DECK, HAND, TRASH } from './places';
import { tellCard } from './telling';

export const seatsOf = (refs: readonly Ref[]): Seat[] => refs.map((r) => (refIndex(r) === 0 ? 0 : 1));

export const ownerOfCard = (p: Play, card: CardIndex): Seat => (p.s.cards.owner[card] === 0 ? 0 : 1);

/** The zone a loose card lies in. */
export function zoneOf(p: Play, card: CardIndex): PlaceIndex {
  const zone = p.s.zones.findIndex((cards) => cards.includes(card));
  if (zone < 0) throw new Error(`card ${card} lies in no zone`);
  return zone;
}

/**
 * What a register may record of moved cards: the cards themselves if both players know them; otherwise only their
 * owner, so that none can be recognised when it shows later (law 9).
 */
export const moved = (p: Play, refs: readonly Ref[]): Reg =>
  reg(
    refs.map((r) => {
      if (refKind(r) !== CARD) return r;
      const card = refIndex(r);
      return (p.s.cards.knows[card] & EVERYONE) === EVERYONE ? r : ref(SEAT, p.s.cards.owner[card]);
    }),
  );

/** One by one; an empty deck ends it, and loses the game (spec 17). */
export const draw: Apply = (p, _f, subjects, amount) => {
  const drawn: Ref[] = [];
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, HAND + seat);
      if (card < 0) break;
      drawn.push(ref(CARD, card));
      tellCard(p, 'draw', seat, card);
    }
  }
  return moved(p, drawn);
};

export const trashFromHand: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    moveCard(p, card, HAND + owner, TRASH + owner);
    // A card used for its Counter value is trashed by the rules.
    if (isEffect(p, f)) noteTurn(p.s, 'handTrashed', owner);
    tellCard(p, 'trashFromHand', owner, card);
  }
  return reg(subjects);
};

export const mill: Apply = (p, _f, subjects, amount) => {
  const milled: Ref[] = [];
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, TRASH + seat);
      if (card < 0) break;
      milled.push(ref(CARD, card));
      tellCard(p, 'mill', seat, card);
    }
  }
  return reg(milled);
};

/** Cards of a deck that were looked at or revealed go to their owner's trash. */
export const trashLoose: Apply = (p, _f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const from = zoneOf(p, card);
    moveCard(p, card, from, TRASH + owner);
    tellCard(p, 'trashLoose', owner, card, { from: p.book.places[from].name });
  }
  return reg(subjects);
};

/** Loose cards go to their owner's hand, from the trash or from nowhere. */
export const recover: Apply = (p, _f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const from = zoneOf(p, card);
    moveCard(p, card, from, HAND + owner);
    tellCard(p, 'recover', owner, card, { from: p.book.places[from].name });
  }
  return moved(p, subjects);
};

/**
 * Loose cards go on top of their owner's deck, or under it (`amount` 1), in the order given: the first of several is
 * drawn first. Only their owner learns the order of several (spec 2).
 */
export const putInDeck: Apply = (p, _f, subjects, amount) => {
  const under = amount === 1;
  const inOrder = under ? subjects : subjects.toReversed();
  for (const r of inOrder) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const from = zoneOf(p, card);
    moveCard(p, card, from, DECK + owner);
    if (under) toBottom(p, owner, card);
    if (subjects.length > 1) p.s.cards.knows[card] &= knownTo(owner);
    tell(p, 'putInDeck', {
      seat: owner,
      from: p.book.places[from].name,
      to: under ? 'bottom of deck' : 'top of deck',
    });
  }
  return moved(p, subjects);
};

/** Only the effect's player sees them; nothing moves. */
export const look: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    p.s.cards.knows[card] |= knownTo(f.you);
    if (p.facts === null) continue;
    const fields = { def: p.book.defs[p.s.cards.def[card]].id };
    const from = p.book.places[zoneOf(p, card)].name;
    tell(p, 'look', { seat: f.you, from }, { to: knownTo(f.you), fields });
  }
  return reg(subjects);
};

/** Both players see them in place. Their handles stay hidden: they would reveal how long a card was held (law 9). */
export const reveal: Apply = (p, _f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    p.s.cards.knows[card] = EVERYONE;
    if (p.facts === null) continue;
    const { id } = p.book.defs[p.s.cards.def[card]];
    const from = p.book.places[zoneOf(p, card)].name;
    tell(p, 'reveal', { seat: ownerOfCard(p, card), def: id, from });
  }
  return reg(subjects);
};

export const shuffle: Apply = (p, _f, subjects) => {
  for (const seat of seatsOf(subjects)) {
    shuffleZone(p, DECK + seat);
    tell(p, 'shuffle', { seat });
  }
  return reg(subjects);
};
