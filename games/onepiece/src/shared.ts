// What One Piece's ops share while a rulebook is compiled, and its procedures read afterwards: the ruleset, what is
// printed on cards, and the programs and lines that have no card.

import type { Ban, Book, Line, Match, Select, Static } from '@sleight/kernel/book';
import type { Rules } from './rules';
import type { AbilityType } from './vocabulary';

/** What is printed on a card besides its numbers (spec 1). */
export interface Identity {
  /** Its name, and the names it counts as too. */
  readonly names: readonly string[];
  readonly category: 'Leader' | 'Character' | 'Event' | 'Stage';
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  readonly hasTrigger: boolean;
  /** An empty text box; a Counter value is no text, a [Trigger] is. */
  readonly noBaseEffect: boolean;
  /** Has it a text that works only with DON!! given to it? */
  readonly asksForDon: boolean;
}

export const NOBODY: Identity = {
  names: [],
  category: 'Character',
  colors: [],
  types: [],
  attributes: [],
  hasTrigger: false,
  noBaseEffect: false,
  asksForDon: false,
};

/** A lasting effect that no card has printed on it: what it changes or forbids while its modifier lasts. */
export interface Lasting {
  readonly name: string;
  readonly statics?: readonly Static[];
  readonly bans?: readonly Ban[];
}

export interface Shared {
  readonly rules: Rules;
  /** By definition index. */
  readonly identity: Identity[];
  /** By definition index: its lines of a timing, in printed order. */
  readonly timed: Map<AbilityType, Line[]>[];
  /** Programs of the game's own procedures. */
  readonly code: {
    play: number;
    event: number;
    trigger: number;
    battle: number;
    damage: number;
    repeats: number;
  };
  /** By definition index: what a text that works in the hand changes about its card there. */
  readonly inHand: (readonly Static[] | undefined)[];
  /** By number: the line of a modifier on a card in play that adds what its first register holds. */
  readonly adds: number[];
  /** By number: the line of a modifier that sets the base value to what its first register holds. */
  readonly sets: number[];
  /** Makes the line of a lasting effect and says its index. */
  addLasting: (lasting: Lasting) => number;
  /** Numbers that the text being compiled reads; how a permanent text is found that reads what it changes. */
  readonly reads: Set<number>;
  /** By line: those that a permanent text reads. */
  readonly readBy: (readonly number[] | undefined)[];
  /** By line: the condition of a permanent text that reads what it changes (permanent.ts). */
  readonly latched: (Match | undefined)[];
  /** By line: whose effects a permanent text negates. */
  readonly negates: (Match | undefined)[];
  /** By definition index: has it a text that state checks keep, latched or negating? */
  readonly checked: boolean[];
  /** By line: may an offer of it be such that only the hand of its player tells whether it can be accepted? */
  readonly secretive: boolean[];
  /** Told when a text that is no number or prohibition does something; tests listen to learn which did. */
  readonly notes: { note: (line: number) => void };
  /** Of what a text needs of a hidden hand: what others can tell of it, which is how many cards are there (law 10). */
  readonly publicly: Map<Select, Select>;
}

export const newShared = (rules: Rules): Shared => ({
  rules,
  identity: [NOBODY],
  timed: [new Map()],
  code: { play: -1, event: -1, trigger: -1, battle: -1, damage: -1, repeats: -1 },
  inHand: [],
  adds: [],
  sets: [],
  addLasting: () => -1,
  reads: new Set(),
  readBy: [],
  latched: [],
  negates: [],
  checked: [],
  secretive: [],
  notes: { note: () => {} },
  publicly: new Map(),
});

const hasShared = (book: Book): book is Book & { readonly shared: Shared } => 'shared' in book;

const NO_TEXT: readonly Static[] = [];

/** What a card's own text changes about it while it is in hand. */
export const handTexts = (book: Book, def: number): readonly Static[] =>
  (hasShared(book) ? book.shared.inHand[def] : undefined) ?? NO_TEXT;

export const linesOf = (shared: Shared, def: number, type: AbilityType): readonly Line[] =>
  shared.timed[def].get(type) ?? [];
