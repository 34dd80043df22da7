// How long lasting effects last (spec 15), as the moments at which modifiers end.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { expire } from '@sleight/kernel/modifiers';
import { type Mod, type Obj, other, type Seat } from '@sleight/kernel/state';
import { turnPlayer } from './counters';
import type { Duration } from './vocabulary';

export const THIS_BATTLE = 1;
export const THIS_TURN = 2;
/** The Refresh Phase of a seat begins, ends; its turn ends; its turn after this one ends. */
const START_OF = 3;
const REFRESH_OF = 5;
const END_OF = 7;
const END_AFTER = 9;

/** When an effect of `you` that begins now ends. */
export function untilMoment(p: Play, you: Seat, duration: Duration): number {
  switch (duration) {
    case 'thisBattle':
      return THIS_BATTLE;
    case 'thisTurn':
      return THIS_TURN;
    case 'untilStartOfYourNextTurn':
      return START_OF + you;
    case 'untilEndOfOpponentsNextTurn':
      // Begun in the opponent's turn, it ends with that turn (ruling 105).
      return END_OF + other(you);
    case 'untilEndOfYourNextTurn':
      return (turnPlayer(p.s) === you ? END_AFTER : END_OF) + you;
  }
}

/** "Will not become active in the next Refresh Phase" of its controller. */
export const untilRefreshOf = (seat: Seat): number => REFRESH_OF + seat;

/** Kind of the modifiers that keep a card from becoming active then. */
export const FROZEN = 1;

export const isFrozen = (p: Play, o: Obj): boolean =>
  p.s.mods.some((mod) => mod.kind === FROZEN && mod.on === ref(OBJ, o.id));

export const endAtStart = (p: Play, seat: Seat): void => expire(p, START_OF + seat);
export const endAtRefresh = (p: Play, seat: Seat): void => expire(p, REFRESH_OF + seat);

/** "Until the end of the turn", and what lasts one turn longer is now in its last one. */
export function endWithTurn(p: Play, seat: Seat): void {
  expire(p, END_OF + seat);
  const nearer = (mod: Mod): Mod => (mod.until === END_AFTER + seat ? { ...mod, until: END_OF + seat } : mod);
  if (!p.s.mods.some((mod) => mod.until === END_AFTER + seat)) return;
  p.s.mods = p.s.mods.map(nearer);
  p.s.auras = p.s.auras.map(nearer);
}
