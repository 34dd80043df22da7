// The table as one seat sees it, for drawing: plain JSON that can be understood without rules or cards.
// Invariant: a scene is made from a view, so it contains nothing its seat may not know. The areas of a match never come
// or go; only their contents change. Read next: scene-parts.ts for making one, staging.ts for what moves on it.

import type { Said, Touch } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';

/** Up: visible to all. Down: its seat does not know it. Secret: its seat knows it, others may not. */
export type Face = 'up' | 'down' | 'secret';

/** A number of a piece: printed and current. Its id is that of the card catalogue: "cost", "power". */
export interface CardNumber {
  readonly id: string;
  readonly printed: number;
  readonly now: number;
}

/** Counted things on a piece: tokens, damage, DON!!. */
export interface Tokens {
  readonly id: string;
  readonly label: Said;
  readonly n: number;
}

export interface Piece {
  /** Constant for as long as the seat can follow it. */
  readonly id: string;
  /** Its name in options; null if it is only shown. */
  readonly touch: Touch | null;
  /** The card's id, or null if this seat does not know it. */
  readonly card: string | null;
  readonly face: Face;
  /** Absent if everything is as printed. */
  readonly numbers?: readonly CardNumber[];
  readonly tokens?: readonly Tokens[];
  readonly isRested?: true;
  /** Cards beneath it, the next one first; null for cards this seat does not know. */
  readonly under?: readonly (string | null)[];
  /** Short words for its state: "hidden", "rested", "used". */
  readonly words?: readonly Said[];
  /** Its depth in a hidden pile, 1 for the top. */
  readonly depth?: number;
}

/** A source of a number: one layer, token or effect. */
export interface SumPart {
  /** The side of the piece, or the kind of source if it is not a piece; null if the piece says it. */
  readonly label: Said | null;
  /** Its value; null if it has none. */
  readonly amount: number | null;
  /** The piece it comes from, if it is one. */
  readonly piece: string | null;
  /** Does it count, or is it covered? */
  readonly counts: boolean;
  /** It is added to the others; otherwise it replaces them. */
  readonly adds?: true;
}

/** A layer's text, like `Part` for numbers. */
export interface Note {
  readonly say: Said;
  readonly label: Said | null;
  readonly piece: string;
  readonly counts: boolean;
}

/** A number of a whole area: the Power of one side of a mission, the damage of a composed card. */
export interface AreaSum {
  readonly id: string;
  readonly whose: Seat;
  readonly label: Said;
  readonly now: number;
  /** Would its seat win here at the moment? */
  readonly isAhead?: true;
  readonly parts?: readonly SumPart[];
}

/**
 * The kind of an area. Hand: a player's hand. Pile: stacked cards. Row: side by side. Slot: room for one. Lane:
 * a section of the table with two sides. Mission: the card that a lane is fought over. Leader: the card that leads a
 * deck. Stage: room for one card behind the others. Life: a pile that a player loses card by card. Composer: layers that
 * form one card. Past: previously shown cards. Shown: cards being looked at or resolved. Any game may use any kind.
 * Stored recordings contain these words, so they cannot be renamed.
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
  /** Its owner; null between the players. */
  readonly whose: Seat | null;
  /** Areas of one lane face each other; 0 for none. */
  readonly lane: number;
  readonly label: Said;
  readonly touch: Touch | null;
  /** The number of cards or objects here. Those without a piece are face down and indistinguishable. */
  readonly count: number;
  readonly pieces: readonly Piece[];
  readonly sums?: readonly AreaSum[];
  readonly notes?: readonly Note[];
  readonly words?: readonly Said[];
  /** Its capacity, if small. */
  readonly room?: number;
  /** The candidates for indistinguishable cards, here or elsewhere: both players could count them. */
  readonly maybe?: readonly Copies[];
}

export interface Copies {
  readonly card: string;
  readonly n: number;
}

/** A player's cards in a past round. */
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
  /** Its maximum. */
  readonly most?: number;
}

/** An effect on a place, a piece or a player that is not a card there. */
export interface LastingEffect {
  readonly id: string;
  readonly touch: Touch;
  /** Its place, object or seat. */
  readonly on: Touch;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly say: Said;
}

/** A line between two pieces: the current attack. */
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
  readonly effects: readonly LastingEffect[];
  readonly links: readonly Link[];
  /** Past rounds, first one first, if both players may look them up. */
  readonly rounds?: readonly PastRound[];
}

/** Everything on the table that a touch refers to, by id. */
export interface TouchTargets {
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

/** A card without a zone is any copy the seat sees: one that is shown, otherwise one in hand, otherwise any. */
const MEANT_FIRST: readonly AreaKind[] = ['shown', 'hand'];

function touchedPieces(scene: Scene, touch: Touch): string[] {
  const found = scene.areas.flatMap(({ kind, pieces }) =>
    pieces.filter((piece) => isSame(piece.touch, touch)).map(({ id }) => ({ id, kind })),
  );
  const first = MEANT_FIRST.find((kind) => found.some((one) => one.kind === kind));
  return found.filter(({ kind }) => first === undefined || kind === first).map(({ id }) => id);
}

/** The highlights for a touch of an option. */
export function touched(scene: Scene, touch: Touch): TouchTargets {
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
