// The public numbers of a Territory match, and their meaning. Pairs hold one number per seat.

import type { Seat, State } from '@sleight/kernel/state';

export const ROUND = 0;
/** The seat with first priority this round. */
export const FIRST = 1;
export const PRIORITY = 2;
/** The seat whose triggers go first (spec 1, "turn player"). */
export const TURN_PLAYER = 3;
export const PASSED = 4;
export const GAINED = 6;
export const LOST = 8;
export const MARKS = 10;
/** Pending "next unit" power. */
export const NEXT_UNIT = 12;
/** Lanes won, fixed at the end of the round. */
export const WON = 14;
/** Object id of each lane's winner, lane 1 first; 0 for none. */
export const WINNER = 16;
export const NUMS = 21;

/** Marks on a unit. */
export const DAMAGE = 0;
export const BONUS = 1;
export const UNIT_MARKS = 2;

/** The derived numbers an ability may change. */
export const NUMBERS = ['power', 'damage', 'firstDraw', 'laterDraw'] as const;
export const POWER = 0;
export const DAMAGE_DEALT = 1;
export const FIRST_DRAW = 2;
export const LATER_DRAW = 3;

/** Kinds of cards and of ongoing effects. */
export const UNIT = 1;
export const ACTION = 2;
export const LEADER_CARD = 3;
export const BENEFICIAL = 1;
export const HARMFUL = 2;
export const NEUTRAL = 3;

export const hasPassed = (s: State, seat: Seat): boolean => s.num[PASSED + seat] === 1;
export const turnPlayer = (s: State): Seat => (s.num[TURN_PLAYER] === 0 ? 0 : 1);
export const seatIn = (s: State, counter: number): Seat => (s.num[counter] === 0 ? 0 : 1);
