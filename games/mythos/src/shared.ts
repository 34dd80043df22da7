// What Mythos's ops share while a rulebook is compiled, and its procedures read afterwards: the ruleset, what is
// printed on cards, and the continuous texts that change procedures instead of numbers.

import type { Match, Play } from '@sleight/kernel/book';
import type { Frame, Seat } from '@sleight/kernel/state';
import type { Identity } from './character';
import type { Rules } from './rules';

export type Timing = 'Main' | 'Upgrade' | 'Ambush' | 'Score';

/** An instant line of a card: the program to run, and the one to run when the card was played as an upgrade. */
export interface Instant {
  readonly timing: Timing;
  readonly code: number;
  readonly asUpgrade: number;
  /** Needs its character in play and face up ("this character", "this mission"). */
  readonly needsSource: boolean;
}

/** The card that somebody is about to play, and where. */
export interface Quote {
  readonly def: number;
  readonly seat: Seat;
  readonly mission: number;
  readonly reveal: boolean;
}

/** A change of what characters cost (6.4). `f` speaks for the card that has the text. */
export interface CostMod {
  readonly amount: number;
  readonly least: number | null;
  /** Only for the card itself, wherever it is played from. */
  readonly self: boolean;
  readonly applies: (p: Play, f: Frame, quote: Quote) => boolean;
}

export interface Shared {
  readonly rules: Rules;
  /** By definition index. */
  readonly identity: Identity[];
  readonly instants: Instant[][];
  /** How many registers the lines of a card share. */
  readonly scopes: Map<string, number>[];
  /** By line. */
  readonly costMods: CostMod[][];
  readonly suppresses: (Match | null)[];
  readonly redirects: (Match | null)[];
  /** By definition. */
  readonly ownCostMods: CostMod[][];
  readonly upgradeOver: ((def: number) => boolean)[][];
  /** Its upgrade permission excludes cards, which then holds for its own name too (7.10). */
  readonly upgradeExcludes: boolean[];
  readonly playOnlyWinning: boolean[];
  readonly keepsTokens: boolean[];
  /** Programs of the game's own procedures. */
  readonly code: { resolve: number; play: number; score: number };
}

export const newShared = (rules: Rules): Shared => ({
  rules,
  identity: [],
  instants: [],
  scopes: [],
  costMods: [],
  suppresses: [],
  redirects: [],
  ownCostMods: [],
  upgradeOver: [],
  upgradeExcludes: [],
  playOnlyWinning: [],
  keepsTokens: [],
  code: { resolve: -1, play: -1, score: -1 },
});

/** Registers that every program of Mythos has at the same position. */
export const EVENT = 0;
/** Objects this effect has touched already, for texts that react once per effect (R27). */
export const TOUCHED = 1;
/** Instant lines still to resolve. */
export const LINES = 2;
/** The character that was upgraded, as it was just before. */
export const UPGRADED = 3;
export const newScope = (): Map<string, number> =>
  new Map([
    ['event', EVENT],
    ['touched', TOUCHED],
    ['lines', LINES],
    ['upgraded', UPGRADED],
  ]);
