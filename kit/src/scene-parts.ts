// The building blocks of a game's scene: areas of loose cards and of objects, read from a view.
// Invariant: a card is known if the view names it. An unknown loose card is counted, never listed.

import type { Place, Play, Said, Touch } from '@sleight/kernel/book';
import { OBJ, PLACE, refIndex, refKind } from '@sleight/kernel/code';
import { ensure } from '@sleight/kernel/ensure';
import type { CardHandle, CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Mod, Obj, Seat } from '@sleight/kernel/state';
import { cardDef, cardsIn, defAt, defIndex, placeAt, topCard } from './by-number';
import type { Area, CardNumber, Counter, Piece, SeatLook, Tokens } from './scene';
import type { Dress, Look } from './scene-looks';

/** An area's id: its place's name and its owner. Facts that name places are resolved to these. */
export const areaId = (name: string, seat: Seat | null | undefined): string =>
  seat === null || seat === undefined ? name : `${name}:${seat}`;

export const placeId = ({ name, seat }: Place): string => areaId(name, seat);

/** Empty lists are left out: scenes are sent often. */
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

const cardId = (p: Play, card: CardIndex): string | null => {
  const def = defIndex(p.s, card);
  return def > 0 ? defAt(p.book, def).id : null;
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

/** The numbers of a loose card that differ from the printed ones. */
export type NumbersOf = (p: Play, card: CardIndex) => readonly CardNumber[];

/** A loose card may have the number of an object it was part of. */
export const looseId = (handle: CardHandle): string => `c${handle}`;

/** A loose card that this seat knows. One without a handle is identified by its card and place. */
export function loosePiece(p: Play, zone: PlaceIndex, card: CardIndex, numbers?: NumbersOf): Piece {
  const place = placeAt(p.book, zone);
  const def = cardDef(p, card).id;
  const handle = ensure(p.s.cards.handle[card], 'card', card);
  const cards = cardsIn(p.s, zone);
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

/** A zone of loose cards. `without`: cards shown elsewhere. */
export function looseArea(
  p: Play,
  zone: PlaceIndex,
  look: Look,
  without: readonly CardIndex[] = [],
  numbers?: NumbersOf,
): Area {
  const cards = cardsIn(p.s, zone).filter((card) => !without.includes(card));
  const known = cards.filter((card) => defIndex(p.s, card) > 0);
  const pieces = known.map((card) => loosePiece(p, zone, card, numbers));
  return areaAt(placeAt(p.book, zone), look, cards.length, pieces);
}

export function objectPiece(p: Play, o: Obj, dress?: Dress): Piece {
  const card = cardId(p, topCard(o));
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
export function objectsAt(p: Play, place: PlaceIndex): Obj[] {
  const found: Obj[] = [];
  const first = ensure(p.s.first[place], 'place', place);
  for (let i = first; i >= 0; i = p.s.objs[i]!.next) found.push(p.s.objs[i]!);
  return found;
}

export function objectArea(p: Play, place: PlaceIndex, look: Look, dress?: Dress): Area {
  const pieces = objectsAt(p, place).map((o) => objectPiece(p, o, dress));
  return areaAt(placeAt(p.book, place), look, pieces.length, pieces);
}

/** The place, object or seat of a modifier, as a touch. */
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
