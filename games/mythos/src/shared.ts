// What Mythos's ops share while a rulebook is compiled, and its procedures read afterwards: the ruleset, what is
// printed on cards, and the continuous texts that change procedures instead of numbers.

import type { Count, Play, RefTest } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { outline } from '@sleight/kernel/procedure';
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
  /** Copies lines itself: in one chain of copies that is allowed once. */
  readonly copies: boolean;
}

/** The card that a player is about to play, and where. */
export interface Quote {
  readonly def: DefIndex;
  readonly seat: Seat;
  readonly mission: number;
  readonly reveal: boolean;
}

/** A change of what characters cost (6.4). `f` speaks for the card that has the text. */
export interface CostMod {
  readonly amount: number;
  readonly least: number | null;
  readonly applies: (p: Play, f: Frame, quote: Quote) => boolean;
}

/** A text that lets a card be played over others: which, judged by what is printed on them. */
export interface Permission {
  readonly line: number;
  readonly allows: (def: DefIndex) => boolean;
}

export interface Shared {
  readonly rules: Rules;
  /** By definition index. */
  readonly identity: Identity[];
  readonly instants: Instant[][];
  /** How many registers the lines of a card share. */
  readonly scopes: Map<string, number>[];
  /** By line: is there something it could do now? */
  readonly worth: ((p: Play, f: Frame) => boolean)[];
  /** By line. */
  readonly costMods: CostMod[][];
  /** By definition: has it a line with such a change? */
  readonly changesCosts: boolean[];
  readonly suppresses: (RefTest | null)[];
  readonly redirects: (RefTest | null)[];
  /** By definition. */
  readonly ownCostMods: CostMod[][];
  readonly upgradeOver: Permission[][];
  /** By definition, then by the definition below it: could it ever be played over that one? Of printed cards alone. */
  readonly mayCover: (readonly boolean[])[];
  /** Its upgrade permission excludes cards, which then holds for its own name too (7.10). */
  readonly upgradeExcludes: boolean[];
  readonly playOnlyWinning: boolean[];
  readonly keepsTokens: boolean[];
  /** CHAKRA +X lines that count once, when the card is played. */
  readonly chakraOnPlay: Count[][];
  /** The requirements for the character that a JUTSU card is played with. */
  readonly hosts: (RefTest | undefined)[];
  /** By definition: does it suppress another? */
  readonly suppressors: boolean[];
  /** By definition: has it a text that a state check has to look after? */
  readonly latching: boolean[];
  /** Programs of the game's own procedures. */
  readonly code: { resolve: number; jutsuEnd: number; fix: number };
  /** Told when a continuous text that is no number or prohibition does something; tests listen to learn which did. */
  readonly notes: { note: (line: number) => void };
  /** By definition: the line that keeps its tokens or says where it may be played. */
  readonly heldLine: number[];
  /** The line being compiled. */
  readonly now: { def: DefIndex; timing: string };
}

export const newShared = (rules: Rules): Shared => ({
  rules,
  identity: [],
  instants: [],
  scopes: [],
  worth: [],
  costMods: [],
  changesCosts: [],
  suppresses: [],
  redirects: [],
  ownCostMods: [],
  upgradeOver: [],
  mayCover: [],
  upgradeExcludes: [],
  playOnlyWinning: [],
  keepsTokens: [],
  chakraOnPlay: [],
  hosts: [],
  suppressors: [],
  latching: [],
  code: { resolve: -1, jutsuEnd: -1, fix: -1 },
  notes: { note: () => {} },
  heldLine: [],
  now: { def: 0, timing: '' },
});

/** How the card whose lines resolve came into play: bits in the number of register `event`. */
export const AS_UPGRADE = 1;
export const REVEALED = 2;
export const COPIED = 4;

/**
 * Resolving the lines that a play activates. Every line of a card has these registers first: how the card came into
 * play, objects this effect has touched already (for texts that react once per effect, R27), instant lines still to
 * resolve, and the character that was upgraded, as it was just before.
 */
export const RESOLVE = outline('resolve lines', ['next'], ['event', 'touched', 'lines', 'upgraded']);

/** The registers of a card's lines by name; its texts add their own. */
export const newScope = (): Map<string, number> => new Map(Object.entries(RESOLVE.reg));

/** A match that notes when it is met. */
export const noted =
  ({ notes }: Shared, line: number, match: RefTest): RefTest =>
  (p, f, r) => {
    const does = match(p, f, r);
    if (does) notes.note(line);
    return does;
  };
