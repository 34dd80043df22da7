// The numbers of a match, all public (spec 11.1), and the contents of its history.

import type { Seat, State } from '@sleight/kernel/state';

export const ROUND = 0;
export const SCORE = 1;
/** Persistent totals of earlier rounds (6.3). */
export const TOTAL_DAMAGE = 3;
export const TOTAL_HEALTH = 5;
/** Initiative that the card of this round has on top (7.4). */
export const BONUS = 7;
/** Expiries of the commit timer in a row (12.4). */
export const TIMEOUTS = 9;
export const NUMS = 11;

export const score = (s: State, seat: Seat): number => s.num[SCORE + seat];
