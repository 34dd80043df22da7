// The parts of a table by their numbers. Invariant: a number without a part throws (kernel/src/ensure.ts).

import type { Book, Def, Place, Play } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { CardIndex, DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Obj, State } from '@sleight/kernel/state';

export const defAt = (book: Book, index: DefIndex): Def => ensure(book.defs[index], 'card definition', index);

export const placeAt = (book: Book, index: PlaceIndex): Place => ensure(book.places[index], 'place', index);

/** Definition 0 is the unknown card. */
export const defIndex = (s: State, card: CardIndex): DefIndex => ensure(s.cards.def[card], 'card', card);

export const cardDef = ({ book, s }: Play, card: CardIndex): Def => defAt(book, defIndex(s, card));

export const cardsIn = (s: State, zone: PlaceIndex): readonly CardIndex[] =>
  ensure(s.zones[zone], 'zone', zone);

export const topCard = ({ id, cards }: Obj): CardIndex => ensure(cards[0], 'card in object', id);
