// What One Piece's ops share while a rulebook is compiled, and its procedures read afterwards: the ruleset, what is
// printed on cards, and the programs and lines that have no card.

import type { Ban, Book, Line, Play, RefTest, Select, Static } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import type { Frame } from '@sleight/kernel/state';
import type { Rules } from './rules';
import type { AbilityType } from './vocabulary';

/** The printed values of a card besides its numbers (spec 1). */
export interface Identity {
  /** Its name, and the names it counts as too. */
  readonly names: readonly string[];
  readonly category: 'Leader' | 'Character' | 'Event' | 'Stage';
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  /** Has it every name, type and attribute? */
  readonly isAll: boolean;
  readonly hasTrigger: boolean;
  /** The timings of its printed texts. */
  readonly timings: readonly AbilityType[];
  /** The number of its player's DON!! cards, if its text sets it. */
  readonly donDeck: number | null;
  /** An empty text box; a Counter value is not text, a [Trigger] is. */
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
  isAll: false,
  hasTrigger: false,
  timings: [],
  donDeck: null,
  noBaseEffect: false,
  asksForDon: false,
};

/** A lasting effect that is not printed on a card: what it changes or forbids while its modifier lasts. */
export interface Lasting {
  readonly name: string;
  readonly statics?: readonly Static[];
  readonly bans?: readonly Ban[];
}

/** A text's rule for an empty deck, while it is active. */
export interface DeckOut {
  readonly outcome: 'win' | 'loseAtEndOfTurn';
  readonly works: (p: Play, f: Frame) => boolean;
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
  /** By definition index: how a text that works in the hand changes its card there. */
  readonly inHand: (readonly Static[] | undefined)[];
  /** By definition index: what a text that works in the hand forbids for its card there. */
  readonly bansInHand: (readonly Ban[] | undefined)[];
  /** By number: the line of a modifier on a card in play that adds the value of its first register. */
  readonly adds: number[];
  /** By number: the line of a modifier that sets the base value to its first register. */
  readonly sets: number[];
  /** Creates the line of a lasting effect and returns its index. */
  addLasting: (lasting: Lasting) => number;
  /** Numbers read by the text being compiled; used to find permanent texts that read what they change. */
  readonly reads: Set<number>;
  /** By line: those that a permanent text reads. */
  readonly readBy: (readonly number[] | undefined)[];
  /** By line: the condition of a permanent text that reads what it changes (permanent.ts). */
  readonly latched: (RefTest | undefined)[];
  /** By line: whose effects a permanent text negates. */
  readonly negates: (RefTest | undefined)[];
  /** Timings whose texts some card of the set negates as a class. */
  readonly negatable: ReadonlySet<AbilityType>;
  /** By line: its rule for an empty deck. */
  readonly deckOuts: (DeckOut | undefined)[];
  /** By line: the cards that a promised discount covers. */
  readonly discounts: (RefTest | undefined)[];
  /** By definition index: has it a text that state checks keep, latched or negating? */
  readonly checked: boolean[];
  /** By line: can only its player's hand tell whether an offer of it can be accepted? */
  readonly secretive: boolean[];
  /** Called when a text without a number or prohibition does something; tests use it to learn which did. */
  readonly notes: { note: (line: number) => void };
  /** For needs from a hidden hand: what others can tell, which is the number of cards (law 10). */
  readonly publicly: Map<Select, Select>;
}

export const newShared = (rules: Rules, negatable: ReadonlySet<AbilityType>): Shared => ({
  rules,
  identity: [NOBODY],
  timed: [new Map()],
  code: { play: -1, event: -1, trigger: -1, battle: -1, damage: -1, repeats: -1 },
  inHand: [],
  bansInHand: [],
  adds: [],
  sets: [],
  addLasting: () => -1,
  reads: new Set(),
  readBy: [],
  latched: [],
  negates: [],
  negatable,
  deckOuts: [],
  discounts: [],
  checked: [],
  secretive: [],
  notes: { note: () => {} },
  publicly: new Map(),
});

const hasShared = (book: Book): book is Book & { readonly shared: Shared } => 'shared' in book;

const NO_TEXT: readonly Static[] = [];

/** How a card's own text changes it while it is in hand. */
export const handTexts = (book: Book, def: DefIndex): readonly Static[] =>
  (hasShared(book) ? book.shared.inHand[def] : undefined) ?? NO_TEXT;

const NO_DISCOUNTS: readonly (RefTest | undefined)[] = [];

/** By line: the cards that a promised discount covers. */
export const discountsOf = (book: Book): readonly (RefTest | undefined)[] =>
  hasShared(book) ? book.shared.discounts : NO_DISCOUNTS;

const NO_DECK_OUTS: readonly (DeckOut | undefined)[] = [];

/** By line: its rule for an empty deck. */
export const deckOutsOf = (book: Book): readonly (DeckOut | undefined)[] =>
  hasShared(book) ? book.shared.deckOuts : NO_DECK_OUTS;

export const linesOf = (shared: Shared, def: DefIndex, type: AbilityType): readonly Line[] =>
  shared.timed[def].get(type) ?? [];
