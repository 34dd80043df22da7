// What every game makes its scene from: areas of loose cards and of objects, read off a view.
// Invariant: a card is known if the view says what it is. A loose card that is not known is counted, never listed.

import type { Place, Play, Said, Touch } from './book';
import { OBJ, PLACE, refIndex, refKind } from './code';
import type { Amount, Area, AreaKind, Counter, Piece, SeatLook, Tokens } from './scene';
import type { Mod, Obj, Seat } from './state';

/** An area's id: its place's name, and whose it is. Facts that name places are resolved to these. */
export const areaId = (name: string, seat: Seat | null | undefined): string =>
  seat === null || seat === undefined ? name : `${name}:${seat}`;

export const placeId = ({ name, seat }: Place): string => areaId(name, seat);

/** What a game says about an area besides what lies there. */
export interface Look {
  readonly kind: AreaKind;
  readonly label: Said;
  readonly words?: readonly Said[];
}

export const both = (en: string, fr: string): Said => ({ en, fr });

/** A list that says nothing is left out: scenes travel often. */
export const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : list;

export const tokens = (id: string, label: Said, n: number): readonly Tokens[] | undefined =>
  n === 0 ? undefined : [{ id, label, n }];

export const counter = (id: string, whose: Seat, label: Said, value: number, most?: number): Counter => ({
  id,
  whose,
  label,
  value,
  most,
});

export const seatLook = (seat: Seat, isActive: boolean, words: readonly (Said | null)[] = []): SeatLook => ({
  seat,
  isActive,
  words: words.filter((word) => word !== null),
});

const cardId = (p: Play, card: number): string | null => {
  const def = p.s.cards.def[card];
  return def > 0 ? p.book.defs[def].id : null;
};

function areaAt(place: Place, look: Look, count: number, pieces: readonly Piece[]): Area {
  const { kind, label, words } = look;
  return {
    id: placeId(place),
    kind,
    whose: place.seat,
    lane: place.lane,
    label,
    touch: { kind: 'place', index: place.index },
    count,
    pieces,
    words: some(words),
  };
}

/** The numbers of a loose card that are not as printed. */
export type NumbersOf = (p: Play, card: number) => readonly Amount[];

/** A card may lie loose under the number that an object keeps which it was part of. */
export const looseId = (handle: number): string => `c${handle}`;

/** A loose card that this seat knows. One without a handle is told apart by what it is and where. */
export function loosePiece(p: Play, zone: number, card: number, numbers?: NumbersOf): Piece {
  const place = p.book.places[zone];
  const def = p.book.defs[p.s.cards.def[card]].id;
  const handle = p.s.cards.handle[card];
  const cards = p.s.zones[zone];
  const nth = cards.slice(0, cards.indexOf(card)).filter((one) => cardId(p, one) === def).length;
  const isBuried = place.sees === 'nobody';
  return {
    id: handle > 0 ? looseId(handle) : `${def}@${placeId(place)}${nth === 0 ? '' : `/${nth}`}`,
    touch: { kind: 'card', def, zone },
    card: def,
    face: place.sees === 'all' ? 'up' : 'secret',
    numbers: some(numbers?.(p, card)),
    depth: isBuried ? cards.length - cards.indexOf(card) : undefined,
  };
}

/** A zone of loose cards. `without`: cards that are shown elsewhere. */
export function looseArea(
  p: Play,
  zone: number,
  look: Look,
  without: readonly number[] = [],
  numbers?: NumbersOf,
): Area {
  const cards = p.s.zones[zone].filter((card) => !without.includes(card));
  const known = cards.filter((card) => p.s.cards.def[card] > 0);
  const pieces = known.map((card) => loosePiece(p, zone, card, numbers));
  return areaAt(p.book.places[zone], look, cards.length, pieces);
}

/** What a game says about an object besides what it is. */
export type Dress = (p: Play, o: Obj) => Partial<Pick<Piece, 'numbers' | 'tokens' | 'isRested' | 'words'>>;

export function objectPiece(p: Play, o: Obj, dress?: Dress): Piece {
  const card = cardId(p, o.cards[0]);
  const known = card === null ? 'down' : 'secret';
  return {
    id: `${o.id}`,
    touch: { kind: 'object', id: o.id },
    card,
    face: o.down === 1 ? known : 'up',
    under: some(o.cards.slice(1).map((below) => cardId(p, below))),
    ...dress?.(p, o),
  };
}

/** The objects of a place, in order of arrival. */
export function objectsAt(p: Play, place: number): Obj[] {
  const found: Obj[] = [];
  for (let i = p.s.first[place]; i >= 0; i = p.s.objs[i]!.next) found.push(p.s.objs[i]!);
  return found;
}

export function objectArea(p: Play, place: number, look: Look, dress?: Dress): Area {
  const pieces = objectsAt(p, place).map((o) => objectPiece(p, o, dress));
  return areaAt(p.book.places[place], look, pieces.length, pieces);
}

/** What a modifier sits on, as a touch. */
export function sitsOn({ on }: Mod): Touch {
  const index = refIndex(on);
  switch (refKind(on)) {
    case OBJ:
      return { kind: 'object', id: index };
    case PLACE:
      return { kind: 'place', index };
    default:
      return { kind: 'seat', seat: index };
  }
}
