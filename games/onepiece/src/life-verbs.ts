// Verbs on Life cards outside damage (spec 8.9): no [Trigger], and no loss at 0 Life.

import { type Apply, reg } from '@sleight/kernel/book';
import { ref, refIndex, SEAT } from '@sleight/kernel/code';
import { hear } from '@sleight/kernel/settle';
import { knownTo } from '@sleight/kernel/state';
import { putOn, takeOut } from '@sleight/kernel/zones';
import { moved, ownerOfCard, zoneOf } from './card-verbs';
import { FACE_UP, UNDER } from './field-verbs';
import { isFaceUp, lifeCount, lifePosition, putLife, takeLife, turnLife } from './life';
import { HAND, LIFE, TRASH } from './places';
import { tellCard } from './telling';
import { verbId } from './verb-names';

const LIFE_EMPTIED = verbId('lifeEmptied');

const away =
  (verb: string, zone: number): Apply =>
  (p, _f, subjects) => {
    for (const r of subjects) {
      const card = refIndex(r);
      const owner = ownerOfCard(p, card);
      takeLife(p, owner, card);
      putOn(p, card, LIFE + owner, zone + owner);
      tellCard(p, verb, owner, card);
      if (lifeCount(p.s, owner) === 0) hear(p, LIFE_EMPTIED, reg([ref(SEAT, owner)]));
    }
    return moved(p, subjects);
  };
export const lifeToHand = away('lifeToHand', HAND);
export const trashLife = away('trashLife', TRASH);

/** Loose cards go to their owner's Life, one after another. Cards from the deck stay unseen (ruling 62). */
export const toLife: Apply = (p, _f, subjects, amount) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const from = zoneOf(p, card);
    const end = (amount & UNDER) !== 0 ? 'bottom' : 'top';
    takeOut(p, from, card);
    putLife(p, owner, card, from, end, (amount & FACE_UP) !== 0);
    tellCard(p, 'toLife', owner, card, { from: p.book.places[from].name, to: `${end} of life` });
  }
  return moved(p, subjects);
};

/** Face up (`amount` 1) or down; one that lies so already is not turned. */
export const turnLifeVerb: Apply = (p, _f, subjects, amount) => {
  const turned = subjects.filter((r) => {
    const owner = ownerOfCard(p, refIndex(r));
    return isFaceUp(p.s, owner, lifePosition(p.s, owner, refIndex(r))) !== (amount === 1);
  });
  for (const r of turned) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    turnLife(p, owner, lifePosition(p.s, owner, card), amount === 1);
    tellCard(p, 'turnLife', owner, card, { to: amount === 1 ? 'face up' : 'face down' });
  }
  return reg(turned);
};

/**
 * Life cards are put back on top of their own stack, or under it, in the order given, with their faces as they were.
 * Of several only the effect's player learns the order.
 */
export const moveLife: Apply = (p, f, subjects, amount) => {
  const end = (amount & UNDER) !== 0 ? 'bottom' : 'top';
  for (const r of end === 'bottom' ? subjects : subjects.toReversed()) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const wasUp = takeLife(p, owner, card);
    putLife(p, owner, card, LIFE + owner, end, wasUp);
    if (subjects.length > 1 && !wasUp) p.s.cards.knows[card] &= knownTo(f.you);
    tellCard(p, 'moveLife', owner, card, { to: `${end} of life` });
  }
  return moved(p, subjects);
};
