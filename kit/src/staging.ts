// Facts as the table plays them: each with the piece it is about, where it comes from and goes to, and how it moves.
// Invariant: says no more than the redacted fact does; everything it names is an id of the scene before or after, but
// for a cause that has left the table earlier.
// Read next: scene.ts for the ids, a game's staging.ts for its verbs.

import type { Play } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { Fact } from '@sleight/kernel/fact';
import type { Seat } from '@sleight/kernel/state';
import { cardDef, cardsIn, placeAt, topCard } from './by-number';
import type { Area, Piece, Scene } from './scene';
import { areaId, looseId, placeId } from './scene-parts';

/**
 * How something shows. Deal, play, move, merge and leave are ways of a card from one area to another: from a pile, from
 * the hand to the table, anywhere, onto another card, defeated. Flip turns a card over; look lights it for one seat.
 * Mark changes what lies on a piece or area, roll a counter. Score, banner, attack, pulse and shuffle are what they
 * say; sweep clears the table. Toss says who starts; say reads the
 * log line to the whole table; token hands something from one player to the other; layer lays a
 * card onto those that make one with it. End ends the match; quiet shows in the log alone.
 */
export type How =
  | 'deal'
  | 'play'
  | 'move'
  | 'merge'
  | 'leave'
  | 'flip'
  | 'look'
  | 'mark'
  | 'roll'
  | 'score'
  | 'banner'
  | 'attack'
  | 'pulse'
  | 'shuffle'
  | 'sweep'
  | 'toss'
  | 'token'
  | 'layer'
  | 'say'
  | 'end'
  | 'quiet';

/** The ways of a card from one area to another. */
export const TRAVELS: readonly How[] = ['deal', 'play', 'move', 'merge', 'leave', 'layer'];

export interface Staged {
  readonly verb: string;
  readonly how: How;
  readonly seat?: Seat;
  /** The card, if this seat knows it. */
  readonly card?: string;
  /** The piece in the scene before or after; the other piece it is about. */
  readonly piece?: string;
  readonly with?: string;
  /** Areas. */
  readonly from?: string;
  readonly to?: string;
  /** The counter of `seat` that changes. */
  readonly counter?: string;
  readonly amount?: number;
  /** Its cause: a piece, or the seat whose loose card did it. */
  readonly by?: string;
  readonly byCardOf?: Seat;
}

/** The table before and after, as the seat that watches sees it. */
export interface Tables {
  readonly before: Play;
  readonly after: Play;
}

/** A name on the side of the fact's seat, or worked out from the fact. */
type End = string | ((fact: Fact, tables: Tables) => string | undefined);

/**
 * When a fact begins a beat. Each: always. Run: unless the fact before it is the same verb of the same seat, so that
 * five draws are one beat. Joins: never, it belongs to what came before; with verbs, only right after a fact of one of
 * them. Leads: it opens the beat of the fact after it, as a payment does for the card it pays for.
 */
export type Cut = 'each' | 'run' | 'joins' | 'leads' | { readonly joins: string | readonly string[] };

export interface Stage {
  /** From the fact itself, or from all facts of its beat: then `beat` says where it begins. */
  readonly how: How | ((fact: Fact, beat: readonly Fact[]) => How);
  readonly from?: End;
  readonly to?: End;
  readonly counter?: End;
  /** By how much something changes, where the fact does not say it. */
  readonly amount?: (fact: Fact) => number | undefined;
  /** When it begins a beat of its own, where its `how` does not say it well enough. */
  readonly beat?: Cut;
}

/** How a fact of a beat shows. */
export const howOf = ({ how }: Stage, fact: Fact, beat: readonly Fact[] = [fact]): How =>
  typeof how === 'function' ? how(fact, beat) : how;

/** By verb: how it shows. */
export type Staging = Readonly<Record<string, Stage>>;

/** An amount that is taken away. */
export const minus = ({ amount }: Fact): number | undefined => (amount === undefined ? undefined : -amount);

/** The places that a fact names, on its seat's side. */
export const named = {
  from: ({ from, seat }: Fact): string | undefined => (from === undefined ? undefined : areaId(from, seat)),
  to: ({ to, seat }: Fact): string | undefined => (to === undefined ? undefined : areaId(to, seat)),
};

/** A place that lies between the players. */
export const middle = {
  from: ({ from }: Fact): string | undefined => from,
  to: ({ to }: Fact): string | undefined => to,
};

/** A zone of the object's owner, who need not control it. */
export const ownersZone =
  (name: string) =>
  (fact: Fact, { before, after }: Tables): string => {
    for (const { s } of [before, after]) {
      const o = s.objs.find((one) => one?.id === fact.object);
      if (o !== undefined && o !== null) return areaId(name, s.cards.owner[topCard(o)] === 0 ? 0 : 1);
    }
    return areaId(name, fact.seat);
  };

/** Where an object stood before, and where it stands after, where it cannot be read off the fact. */
export const standing = {
  from: (fact: Fact, { before }: Tables): string | undefined => placeOf(fact, before) ?? named.from(fact),
  to: (fact: Fact, { after }: Tables): string | undefined => placeOf(fact, after) ?? named.from(fact),
};

function placeOf({ object }: Fact, { book, s }: Play): string | undefined {
  const o = s.objs.find((one) => one?.id === object);
  return o === undefined || o === null ? undefined : placeId(placeAt(book, o.at));
}

/** How many copies of the fact's card this seat sees in a zone of the fact's seat. */
function copiesIn(zone: string, { def, seat }: Fact, p: Play): number {
  const at = p.book.places.findIndex((place) => place.name === zone && place.seat === seat);
  return cardsIn(p.s, at).filter((card) => cardDef(p, card).id === def).length;
}

/** The first of these zones that a copy of the card has left; the last where none was seen to. */
export const leftFrom =
  (...zones: readonly string[]) =>
  (fact: Fact, { before, after }: Tables): string => {
    const isLeft = (zone: string): boolean => copiesIn(zone, fact, before) > copiesIn(zone, fact, after);
    return areaId(zones.find(isLeft) ?? ensure(zones.at(-1), 'zone to leave'), fact.seat);
  };

const UNKNOWN: Stage = { how: 'pulse' };

const endOf = (end: End | undefined, fact: Fact, tables: Tables): string | undefined =>
  typeof end === 'string' ? areaId(end, fact.seat) : end?.(fact, tables);

function stagedOne(fact: Fact, beat: readonly Fact[], stage: Stage, tables: Tables): Staged {
  const { verb, seat, def, card, object, by, byCardOf } = fact;
  const amount = stage.amount?.(fact) ?? fact.amount;
  const followed = card === undefined || card === 0 ? undefined : looseId(card);
  const piece = object === undefined ? followed : `${object}`;
  const from = endOf(stage.from, fact, tables);
  const to = endOf(stage.to, fact, tables);
  const counter = typeof stage.counter === 'function' ? stage.counter(fact, tables) : stage.counter;
  return {
    verb,
    how: howOf(stage, fact, beat),
    ...(seat === undefined ? {} : { seat }),
    ...(def === undefined ? {} : { card: def }),
    ...(piece === undefined ? {} : { piece }),
    ...(fact.with === undefined ? {} : { with: `${fact.with}` }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(counter === undefined ? {} : { counter }),
    ...(amount === undefined ? {} : { amount }),
    ...(by === undefined ? {} : { by: `${by}` }),
    ...(byCardOf === undefined ? {} : { byCardOf }),
  };
}

/** The redacted facts of a beat, ready to be played; a verb that its game says nothing about lights its piece. */
export const staged = (
  staging: Staging | undefined,
  tables: Tables,
  facts: readonly Fact[],
): readonly Staged[] => facts.map((fact) => stagedOne(fact, facts, staging?.[fact.verb] ?? UNKNOWN, tables));

/** Where on a table something is: an area, and the piece in it if it can be told apart. */
export interface Spot {
  readonly area: Area;
  readonly piece: Piece | null;
}

function spotOf(scene: Scene, id: string | undefined, { piece, card }: Staged): Spot | null {
  const holds = ({ pieces }: Area): boolean => pieces.some((one) => one.id === piece);
  const area = scene.areas.find((one) => one.id === id) ?? scene.areas.find(holds);
  if (area === undefined) return null;
  const isIt = (one: Piece): boolean => one.id === piece;
  const isCopy = (one: Piece): boolean => one.card !== null && one.card === card;
  return { area, piece: area.pieces.find(isIt) ?? area.pieces.find(isCopy) ?? null };
}

/** Where a travelling card sets out in the scene before, and where it lands in the scene after. */
export const startOf = (scene: Scene, fact: Staged): Spot | null => spotOf(scene, fact.from, fact);
export const landingOf = (scene: Scene, fact: Staged): Spot | null => spotOf(scene, fact.to, fact);
