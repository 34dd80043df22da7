// Past rounds, which both players may look up (spec 11.1): layers, carry-over, points, gains.
// Invariant: only what was on the table is recorded; the numbers are computed from it on request.

import type { DefIndex } from '@sleight/kernel/ids';
import type { Happening, Seat, State } from '@sleight/kernel/state';
import { type Carried, type Composition, compose } from './composition';
import { layersOf } from './layers';
import type { SleevedBook } from './rulebook';

/** Kinds of entries. */
const LAYER = 0;
const CARRIED_DAMAGE = 1;
const CARRIED_HEALTH = 2;
const CARRIED_INITIATIVE = 3;
const POINTS = 4;
const SURVIVED = 5;
/** Entries of the persistent stack: stat, amount, source round (6.3). */
const GAINED_DAMAGE = 6;
const GAINED_HEALTH = 7;

export interface Shown {
  /** Definitions: sleeve, animal, equipment bottom to top. */
  readonly defs: readonly DefIndex[];
  readonly carried: Carried;
  readonly points: number;
  readonly survived: boolean;
}

export interface Gain {
  readonly round: number;
  readonly damage: number;
  readonly health: number;
}

/** Everything of one round and seat, as entries of the log. */
export function entriesOf(round: number, seat: Seat, shown: Shown, gain: Gain): Happening[] {
  const entry = (verb: number, n: number): Happening => ({ turn: round, verb, you: seat, n });
  const list = shown.defs.map((def) => entry(LAYER, def));
  list.push(entry(POINTS, shown.points), entry(SURVIVED, shown.survived ? 1 : 0));
  const { damage, health, initiative } = shown.carried;
  if (damage !== 0) list.push(entry(CARRIED_DAMAGE, damage));
  if (health !== 0) list.push(entry(CARRIED_HEALTH, health));
  if (initiative !== 0) list.push(entry(CARRIED_INITIATIVE, initiative));
  return list.concat(gainEntries(seat, gain));
}

export function gainEntries(seat: Seat, { round, damage, health }: Gain): Happening[] {
  const list: Happening[] = [];
  if (damage !== 0) list.push({ turn: round, verb: GAINED_DAMAGE, you: seat, n: damage });
  if (health !== 0) list.push({ turn: round, verb: GAINED_HEALTH, you: seat, n: health });
  return list;
}

/** A seat's card in a round, or null if that round is not over or was before the scenario. */
export function shownIn(s: State, round: number, seat: Seat): Shown | null {
  const mine = s.log.filter(({ turn, you }) => turn === round && you === seat);
  const defs = mine.filter(({ verb }) => verb === LAYER).map(({ n }) => n);
  if (defs.length === 0) return null;
  const one = (kind: number): number => mine.find(({ verb }) => verb === kind)?.n ?? 0;
  return {
    defs,
    carried: {
      damage: one(CARRIED_DAMAGE),
      health: one(CARRIED_HEALTH),
      initiative: one(CARRIED_INITIATIVE),
    },
    points: one(POINTS),
    survived: one(SURVIVED) === 1,
  };
}

export const composedIn = (book: SleevedBook, shown: Shown): Composition =>
  compose(layersOf(book, shown.defs), book.rules, shown.carried);

/** The last round that was played out, or 0. */
export const lastRound = (s: State): number =>
  s.log.reduce((last, { verb, turn }) => (verb === LAYER ? Math.max(last, turn) : last), 0);

/** The persistent stack of a seat, oldest first. */
export const stackOf = (
  s: State,
  seat: Seat,
): { stat: 'damage' | 'health'; amount: number; round: number }[] =>
  s.log
    .filter(({ you, verb }) => you === seat && (verb === GAINED_DAMAGE || verb === GAINED_HEALTH))
    .map(({ verb, n, turn }) => ({
      stat: verb === GAINED_DAMAGE ? 'damage' : 'health',
      amount: n,
      round: turn,
    }));
