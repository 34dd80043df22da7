// The public numbers of a Mythos match and the marks on a character. Pairs hold one number per seat.

import type { Seat, State } from '@sleight/kernel/state';

/** 1 to 4; missions 1 to TURN are in play, and their rank is their number. */
export const TURN = 0;
export const EDGE = 1;
/** The active player in the Action Phase. */
export const ACTIVE = 2;
export const PHASE = 3;
export const PASSED = 4;
export const CHAKRA = 6;
export const POINTS = 8;
/** Counts player turns over the whole match. */
export const PLAYER_TURN = 10;
/** Number of each seat's most recent player turn of this phase, 0 if none; negative if it was a pass. */
export const LAST_TURN = 11;
/** 1 once a player has passed this turn. */
export const EDGE_TAKEN = 13;
/** Passes in a row, for rulesets in which a pass is not final. */
export const PASSES_IN_A_ROW = 14;
/** The mission that the Mission Phase evaluates, 0 outside it, and its winner (0 none, 1 + seat). */
export const EVALUATING = 15;
export const WINNER = 16;
export const NUMS = 17;

export const START = 1;
export const ACTION = 2;
export const MISSION = 3;
export const END = 4;

export const TOKENS = 0;
/** Id of the character that took control of this one, 0 if none or if it is permanent. */
export const LINK = 1;
/** Number of the player turn in which it was put into play, revealed or upgraded. */
export const PLAYED_IN = 2;
/** Id of the character that this one suppresses (spec R28). */
export const FIXED = 3;
export const MARKS = 4;

export const NUMBERS = ['power', 'chakra'] as const;
export const POWER = 0;
export const CHAKRA_GAIN = 1;

/** A line that does nothing, for modifiers that only remember. */
export const INERT = 0;

/** Kinds of cards, one bit each, so that a place can list which lie there. */
export const CHARACTER = 1;
export const MISSION_CARD = 2;
export const JUTSU = 4;

/** Positions in `Def.printed`. */
export const COST = 0;
export const PRINTED_POWER = 1;
export const BASE_POINTS = 2;

export const seatIn = (s: State, counter: number): Seat => (s.num[counter] === 0 ? 0 : 1);
export const edgeHolder = (s: State): Seat => seatIn(s, EDGE);
/** Turn player: the active player in the Action Phase, else the Edge holder (11.6). */
export const turnPlayer = (s: State): Seat => (s.num[PHASE] === ACTION ? seatIn(s, ACTIVE) : edgeHolder(s));
export const hasPassed = (s: State, seat: Seat): boolean => s.num[PASSED + seat] === 1;
