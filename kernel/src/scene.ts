// The table as one seat sees it, for drawing: plain JSON that needs no rules and no cards to be understood.
// Invariant: a scene is made from a view, so it holds nothing its seat may not know. The areas of a match never come
// or go; only what lies in them changes. Read next: scene-parts.ts for making one, staging.ts for what moves on it.

import type { Said, Touch } from './book';
import type { Seat } from './state';

/** Up: for all to see. Down: its seat does not know it. Secret: its seat knows it, others may not. */
export type Face = 'up' | 'down' | 'secret';

/** A number of a piece: as printed, and as it is now. Its id is that of the card catalogue: "cost", "power". */
export interface Amount {
  readonly id: string;
  readonly printed: number;
  readonly now: number;
}

/** Things that lie on a piece and are counted: tokens, damage, DON!!. */
export interface Tokens {
  readonly id: string;
  readonly label: Said;
  readonly n: number;
}

export interface Piece {
  /** The same for as long as the seat can follow it. */
  readonly id: string;
  /** What options call it; null for what is only shown. */
  readonly touch: Touch | null;
  /** The card's id, or null where this seat does not know it. */
  readonly card: string | null;
  readonly face: Face;
  /** Where absent, everything is as printed. */
  readonly numbers?: readonly Amount[];
  readonly tokens?: readonly Tokens[];
  readonly isRested?: true;
  /** Cards beneath it, the next one first; null for those this seat does not know. */
  readonly under?: readonly (string | null)[];
  /** Short words for its state: "hidden", "rested", "used". */
  readonly words?: readonly Said[];
  /** In a pile that nobody sees: how deep it lies, 1 for the top. */
  readonly depth?: number;
}

/** What a number comes from: one layer, token or effect. */
export interface Part {
  /** Which side of the piece, or what it is where it is no piece; null where the piece says it. */
  readonly label: Said | null;
  /** What it brings; null where it says nothing. */
  readonly amount: number | null;
  /** The piece it comes from, if it is one. */
  readonly piece: string | null;
  /** Does it count, or does another cover it? */
  readonly counts: boolean;
  /** It is added to the others; otherwise it stands in their place. */
  readonly adds?: true;
}

/** What a layer says in words, as `Part` says numbers. */
export interface Note {
  readonly say: Said;
  readonly label: Said | null;
  readonly piece: string;
  readonly counts: boolean;
}

/** A number of a whole area: the Power of one side of a mission, the damage of a composed card. */
export interface Sum {
  readonly id: string;
  readonly whose: Seat;
  readonly label: Said;
  readonly now: number;
  /** Would its seat win here as things stand? */
  readonly isAhead?: true;
  readonly parts?: readonly Part[];
}

/**
 * What an area looks like. Hand: cards one holds. Pile: one on the other. Row: side by side. Slot: room for one. Lane:
 * a stretch of the table that others face. Mission, leader, stage, life: what the rulebooks call so. Composer: layers
 * that make one card. Past: what was shown before. Shown: cards that are being looked at or resolved.
 */
export type AreaKind =
  | 'hand'
  | 'pile'
  | 'row'
  | 'slot'
  | 'lane'
  | 'mission'
  | 'leader'
  | 'stage'
  | 'life'
  | 'composer'
  | 'past'
  | 'shown';

export interface Area {
  readonly id: string;
  readonly kind: AreaKind;
  /** Whose side it is on; null for what lies between the players. */
  readonly whose: Seat | null;
  /** Areas of one lane face each other; 0 for none. */
  readonly lane: number;
  readonly label: Said;
  readonly touch: Touch | null;
  /** How many cards or objects are here. Those that are no pieces lie face down and cannot be told apart. */
  readonly count: number;
  readonly pieces: readonly Piece[];
  readonly sums?: readonly Sum[];
  readonly notes?: readonly Note[];
  readonly words?: readonly Said[];
  /** How many it has room for, where that is few. */
  readonly room?: number;
  /** What those that cannot be told apart may be, here or wherever else such cards lie: everyone could count it. */
  readonly maybe?: readonly Copies[];
}

export interface Copies {
  readonly card: string;
  readonly n: number;
}

/** What somebody showed in a round that is over. */
export interface ShownThen {
  readonly whose: Seat;
  readonly cards: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: readonly Said[];
}

export interface PastRound {
  readonly label: Said;
  readonly sides: readonly ShownThen[];
}

export interface Counter {
  readonly id: string;
  readonly whose: Seat;
  readonly label: Said;
  readonly value: number;
  /** What it counts up to. */
  readonly most?: number;
}

/** Something that works on a place, a piece or a player without being a card there. */
export interface Effect {
  readonly id: string;
  readonly touch: Touch;
  /** Where it sits: a place, an object or a seat. */
  readonly on: Touch;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly say: Said;
}

/** A line between two pieces: an attack that is being fought. */
export interface Link {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: Said;
}

export interface SeatLook {
  readonly seat: Seat;
  /** Is it this player's turn? */
  readonly isActive: boolean;
  /** "Has passed", "has committed". */
  readonly words: readonly Said[];
}

export interface Scene {
  readonly heading: { readonly turn: Said; readonly phase: Said | null };
  readonly seats: readonly SeatLook[];
  readonly areas: readonly Area[];
  readonly counters: readonly Counter[];
  readonly effects: readonly Effect[];
  readonly links: readonly Link[];
  /** Rounds that are over, the first one first, where everyone may look them up. */
  readonly rounds?: readonly PastRound[];
}

/** Everything on the table that a touch is about, by id. */
export interface Touched {
  readonly pieces: readonly string[];
  readonly areas: readonly string[];
  readonly counters: readonly Counter[];
  readonly effects: readonly string[];
  readonly seats: readonly Seat[];
}

function isSame(thing: Touch | null, touch: Touch): boolean {
  switch (touch.kind) {
    case 'card':
      return (
        thing?.kind === 'card' &&
        thing.def === touch.def &&
        (touch.zone === null || thing.zone === touch.zone)
      );
    case 'object':
    case 'modifier':
      return thing?.kind === touch.kind && thing.id === touch.id;
    case 'place':
      return thing?.kind === 'place' && thing.index === touch.index;
    case 'counter':
    case 'seat':
      return false;
  }
}

/** A card without a zone is any copy that the seat sees: one that is shown, else one in hand, else any. */
const MEANT_FIRST: readonly AreaKind[] = ['shown', 'hand'];

function touchedPieces(scene: Scene, touch: Touch): string[] {
  const found = scene.areas.flatMap(({ kind, pieces }) =>
    pieces.filter((piece) => isSame(piece.touch, touch)).map(({ id }) => ({ id, kind })),
  );
  const first = MEANT_FIRST.find((kind) => found.some((one) => one.kind === kind));
  return found.filter(({ kind }) => first === undefined || kind === first).map(({ id }) => id);
}

/** What to light for a touch of an option. */
export function touched(scene: Scene, touch: Touch): Touched {
  const is = (thing: { readonly touch: Touch | null }): boolean => isSame(thing.touch, touch);
  return {
    pieces: touchedPieces(scene, touch),
    areas: scene.areas.filter(is).map(({ id }) => id),
    counters:
      touch.kind === 'counter'
        ? scene.counters.filter(({ id, whose }) => id === touch.id && whose === touch.seat)
        : [],
    effects: scene.effects.filter(is).map(({ id }) => id),
    seats:
      touch.kind === 'seat'
        ? scene.seats.filter(({ seat }) => seat === touch.seat).map(({ seat }) => seat)
        : [],
  };
}
