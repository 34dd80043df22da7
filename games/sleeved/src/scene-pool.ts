// The possible identities of cards a seat cannot see (spec 1.2, 11.1): both players use the same pool, so both can
// count. Invariant: made from the open cards of a view; if the numbers do not add up, it is left out.

import type { Play } from '@sleight/kernel/book';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import type { Copies } from '@sleight/kit/scene';
import type { Card } from './cards/schema';
import { ANIMALS, animalDeck, DECK, HAND } from './places';
import type { SleevedBook } from './rulebook';
import { copiesOf } from './start';

/** The copies that are visible nowhere. `owner`: the owner of the pool, or null if it is shared. */
function unseen({ book, s }: Play, pool: readonly Card[], owner: Seat | null): Copies[] {
  const isOfPool = (card: CardIndex): boolean => owner === null || s.cards.owner[card] === owner;
  const seen = s.cards.def.filter((def, card) => def > 0 && isOfPool(card)).map((def) => book.defs[def].id);
  return pool
    .map((card) => ({ card: card.id, n: copiesOf(card) - seen.filter((id) => id === card.id).length }))
    .filter(({ n }) => n > 0);
}

/** A scenario may leave cards out of the match: then the pool is left out. */
function maybe(
  p: Play,
  pool: readonly Card[],
  owner: Seat | null,
  zones: readonly PlaceIndex[],
): readonly Copies[] | undefined {
  const hidden = zones.flatMap((zone) => p.s.zones[zone]).filter((card) => p.s.cards.def[card] <= 0).length;
  const copies = unseen(p, pool, owner);
  const addsUp = copies.reduce((sum, { n }) => sum + n, 0) === hidden;
  return hidden > 0 && addsUp ? copies : undefined;
}

export const maybeEquipment = (p: Play, { cards }: SleevedBook, seat: Seat) =>
  maybe(
    p,
    cards.filter(({ kind }) => kind === 'equipment'),
    seat,
    [HAND + seat, DECK + seat],
  );

export function maybeAnimals(p: Play, { cards, rules }: SleevedBook, seat: Seat) {
  const isShared = rules.animalDeckMode === 'shared';
  const hands = isShared ? [ANIMALS, ANIMALS + 1] : [ANIMALS + seat];
  const animals = cards.filter(({ kind }) => kind === 'animal');
  return maybe(p, animals, isShared ? null : seat, [...hands, animalDeck(rules, seat)]);
}
