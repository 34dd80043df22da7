// The public numbers of a One Piece match and the marks on a card in play. Pairs hold one number per seat.

import type { Seat, State } from '@sleight/kernel/state';
import { keywords, turnLogs } from './vocabulary';

/** Turns begun in the whole match. */
export const TURN = 0;
/** The turn player. */
export const ACTIVE = 1;
export const PHASE = 2;
/** The first player, and the player who was named to choose that. */
export const FIRST = 3;
export const CHOOSER = 4;
/** DON!! cards: in the DON!! deck, active and rested in the cost area. The rest are given to cards in play. */
export const DON_DECK = 5;
export const DON_ACTIVE = 7;
export const DON_RESTED = 9;
/** How many DON!! cards each player has in all. */
export const DON_CARDS = 11;
/** Which Life cards lie face up: one bit per card, the lowest bit for the bottom card. */
export const LIFE_UP = 13;
/** Turns each seat has begun. */
export const TURNS = 15;
/** The battle that is being fought: attacker and target by object id, 0 outside a battle. */
export const ATTACKER = 17;
export const TARGET = 18;
export const STEP = 19;
/** 1 once a [Blocker] was activated in this battle. */
export const BLOCKED = 20;
/** How often each logged event happened to each seat this turn: a pair for each of `turnLogs`. */
export const TURN_LOG = 21;
/** A loop that was ended by choice: its position, which is not looped again this turn (loops.ts). */
export const LOOP_ENDED = TURN_LOG + 2 * turnLogs.length;
/** Looking for a loop: the position that is compared, how many offers ago it was, and when the next one is taken. */
export const LOOP_MARK = LOOP_ENDED + 1;
export const LOOP_STEPS = LOOP_ENDED + 2;
export const LOOP_REACH = LOOP_ENDED + 3;
/** In a loop: its number of offers, and for each seat its first offer since the mark and how many more it accepts. */
export const LOOP_PERIOD = LOOP_ENDED + 4;
export const LOOP_COUNTED_AT = LOOP_ENDED + 5;
export const LOOP_LEFT = LOOP_ENDED + 7;
export const NUMS = LOOP_ENDED + 9;

export const REFRESH = 1;
export const DRAW_PHASE = 2;
export const DON_PHASE = 3;
export const MAIN = 4;
export const END = 5;

/** Steps of a battle (spec 7). */
export const ATTACK_STEP = 1;
export const BLOCK_STEP = 2;
export const COUNTER_STEP = 3;
export const DAMAGE_STEP = 4;
export const BATTLE_END = 5;

/** Marks of a card in play. */
export const RESTED = 0;
/** DON!! cards given to it. */
export const DON = 1;
/** The turn in which it entered play. */
export const PLAYED_IN = 2;
export const MARKS = 3;

/** Numbers that texts change: stats first, then one for each keyword in the order of the vocabulary. */
export const NUMBERS = [
  'power',
  'cost',
  'basePower',
  'baseCost',
  'counter',
  ...keywords,
  'attackActive',
] as const;
export const POWER = 0;
export const COST = 1;
export const BASE_POWER = 2;
export const BASE_COST = 3;
export const COUNTER = 4;
export const FIRST_KEYWORD = 5;
/** May attack active Characters. */
export const ATTACK_ACTIVE = FIRST_KEYWORD + keywords.length;

/** A line that does nothing, for modifiers that only remember. */
export const INERT = 0;

/** Kinds of cards, one bit each, so that a place can list which lie there. */
export const LEADER = 1;
export const CHARACTER = 2;
export const EVENT = 4;
export const STAGE = 8;

/** Positions in `Def.printed`. */
export const PRINTED_COST = 0;
export const PRINTED_POWER = 1;
export const PRINTED_COUNTER = 2;
export const PRINTED_LIFE = 3;
/** Printed keywords, one bit each. */
export const PRINTED_KEYWORDS = 4;

/** Positions in the stats of a card that left (`Last.stats`). */
export const LAST_POWER = 0;
export const LAST_COST = 1;
export const LAST_BASE_POWER = 2;
export const LAST_DON = 3;
export const LAST_RESTED = 4;

/** Records that a logged event happened this turn, from this seat's side. */
export function noteTurn(s: State, what: (typeof turnLogs)[number], seat: Seat): void {
  s.num[TURN_LOG + 2 * turnLogs.indexOf(what) + seat]++;
}

export const seatIn = (s: State, counter: number): Seat => (s.num[counter] === 0 ? 0 : 1);
export const turnPlayer = (s: State): Seat => seatIn(s, ACTIVE);
