// The rulebook: one game, one ruleset and one card set, compiled for reading states.
// It holds every function; a state holds only numbers that point in here (law 1).
// Read next: `ability-program.ts` for how abilities become programs, `vm.ts` for how programs run.

import type { Codes, Refs } from './code';
import type { Fact } from './fact';
import type { DefIndex, ModId, ObjId, OptionCode, PlaceIndex, Ref } from './ids';
import type { Frame, Last, Obj, Reg, Seat, State } from './state';

/** A sentence for people, in both languages. */
export interface Said {
  readonly en: string;
  readonly fr: string;
}

export type Language = keyof Said;

/** Everything a step may touch while the machine runs. */
export interface Play {
  readonly book: Book;
  s: State;
  /** Collected facts, or null where nobody listens. */
  facts: Fact[] | null;
  /** The table right after each of `facts`, one copy a fact; null where nobody shows the story. */
  readonly moments: State[] | null;
  /** Options of the open decision of seat `counted`; -1 when they are not current. */
  readonly codes: Codes;
  counted: number;
  /** A spare list for selectors. */
  readonly spare: Refs;
  /**
   * While an event is judged, applied or heard: the frame it comes from. Its `you` controls it, its `self` is the
   * source, its code says whether an ability or the rules did it (law 12). Null at any other time.
   */
  cause: Frame | null;
  /** Has anything happened since triggers last settled? Then a game that settles after every instruction does so. */
  eventful: boolean;
  /** Triggers resolved since the last decision of any seat. */
  resolved: number;
}

/** The question of a decision. Options are computed from the state each time, never stored in it (law 5). */
export interface Ask {
  seat(p: Play, f: Frame): Seat;
  list(p: Play, f: Frame, out: Codes): void;
  /** Applies a pick. The frame already points past the question; step back to ask again. */
  pick(p: Play, f: Frame, code: OptionCode): void;
  /** Null: always asked. Otherwise the code to pick unasked, `NOTHING` to pass over, or `ASK`. */
  forced: ((p: Play, f: Frame, codes: Codes) => Forced) | null;
  why(p: Play, f: Frame): Said;
  /** The pick of a time-out; the first option if absent. */
  onTimeout?(p: Play, f: Frame, codes: Codes): OptionCode;
  /** Where several are picked one after the other: how far that is. */
  many?(p: Play, f: Frame): Many | null;
  /** Has something been picked here already, so that this asks for one more? */
  isBegun?(p: Play, f: Frame): boolean;
  /** The name of an option here, if its usual name says too little; null for the usual one. */
  called?(p: Play, f: Frame, code: OptionCode): OptionLabel | null;
}

/** An option in words. `short` is for a list beside the card it is about: "Play, 5". */
export interface OptionLabel {
  readonly say: Said;
  readonly short?: Said;
}

/** Several picks that are one thought: how many are chosen already, and how many must and may be in all. */
export interface Many {
  readonly chosen: number;
  readonly least: number;
  readonly most: number;
  /** Does the order of the picks count? They may come in any order either way. */
  readonly keepsOrder: boolean;
}

export const ASK = -1;
export const NOTHING = 0;

/** The automatic pick of a question: an option, nothing, or `ASK`. */
export type Forced = OptionCode | typeof ASK | typeof NOTHING;

/** Seats deciding at once: each runs a private strand; `join` applies them in seat order (law 6). */
export interface Together {
  strand(p: Play, f: Frame, seat: Seat): Frame;
  join(p: Play, f: Frame, strands: readonly Frame[]): void;
}

export interface Step {
  readonly run: ((p: Play, f: Frame) => void) | null;
  readonly ask: Ask | null;
  readonly together: Together | null;
}

export const run = (body: (p: Play, f: Frame) => void): Step => ({ run: body, ask: null, together: null });
/** Questions are all made the same way, so that the machine reads one shape of them and not thirty. */
export const ask = (question: Ask): Step => {
  const { seat, list, pick, forced, why, onTimeout, many, called } = question;
  return { run: null, ask: { seat, list, pick, forced, why, onTimeout, many, called }, together: null };
};
export const together = (both: Together): Step => ({ run: null, ask: null, together: both });

/** A program: a procedure of the game or one compiled ability. */
export interface Code {
  readonly name: string;
  readonly steps: readonly Step[];
  /** The names of its steps, for messages: a procedure's own, or the op of an ability that wrote each. */
  readonly labels?: readonly string[];
  /** The ability this is the program of, or -1. */
  readonly line: number;
  /** How many registers a frame of it has. */
  readonly regs: number;
  /** Do the lines it begins share its registers? True of the procedure that plays a card (law 14). */
  readonly isScope?: boolean;
  /** Which of its registers it shares with the scope that began it. */
  readonly shared?: readonly SharedRegister[];
}

/** One register of a line, and the register of the scope beneath it that holds the same. */
export interface SharedRegister {
  readonly here: number;
  readonly beneath: number;
}

export type Select = (p: Play, f: Frame, out: Refs) => void;
export type RefTest = (p: Play, f: Frame, ref: Ref) => boolean;
export type Count = (p: Play, f: Frame) => number;
export type Test = (p: Play, f: Frame) => boolean;

/** A change of a derived value while its source works (law 15). `f` speaks for the source. */
export interface Static {
  readonly number: number;
  /** Values that replace the printed one, then values that are added. */
  readonly layer: 'set' | 'add';
  /** Its amount is never below 0, so that what stands without it stands with it. */
  readonly raises?: boolean;
  readonly amount: Count;
  /** `ref` is the object or seat whose number is read, `by` the ability that asks, if one does. */
  readonly applies: (p: Play, f: Frame, ref: Ref, by: Line | null) => boolean;
}

/** "Cannot": subjects it matches are left out of the verb. */
export interface Ban {
  readonly verb: number;
  readonly forbids: (p: Play, f: Frame, ref: Ref, by: Seat) => boolean;
}

/** "Would ... instead" (law 13). The line's own cost is its price; its actions are the substitute. */
export interface Replacement {
  readonly verb: number;
  /** `event`: one use covers every matching subject; `subject`: it covers one. */
  readonly grain: 'event' | 'subject';
  readonly optional: boolean;
  readonly covers: (p: Play, f: Frame, ref: Ref, by: Seat) => boolean;
}

/** One compiled ability. */
export interface Line {
  readonly index: number;
  readonly type: string;
  readonly code: number;
  /** The verb that triggers it, or -1. */
  readonly verb: number;
  /** Whether the source itself must be the subject of that verb; else `hears` decides. */
  readonly own: boolean;
  /** Which subjects it cares about, judged at the moment of the event; null for all. */
  readonly hears: RefTest | null;
  /** Dropped when its source is gone, or has no text any more, by the time it resolves. */
  readonly needsSource: boolean;
  /** Carried by a modifier instead of printed on its source. */
  readonly granted: boolean;
  /** Which bit of `Obj.used` limits it, or -1. */
  readonly limit: number;
  /** When its limit is used: as soon as it triggers, or only when it resolves without being declined. */
  readonly spends: 'trigger' | 'resolution';
  readonly statics: readonly Static[];
  readonly bans: readonly Ban[];
  readonly replacement: Replacement | null;
  /** Could its cost be paid in full right now? */
  readonly payable: (p: Play, f: Frame) => boolean;
  /** Could it be, as far as other players can tell? Where absent they can tell exactly (law 10). */
  readonly seemsPayable?: (p: Play, f: Frame) => boolean;
  readonly hasCost: boolean;
  /** Does every mandatory choice have an option? */
  readonly hasTargets: (p: Play, f: Frame) => boolean;
  /** Verbs of its cost and of its actions, for rules that ask. */
  readonly costVerbs: readonly string[];
  readonly actionVerbs: readonly string[];
}

/** One compiled card. */
export interface Def {
  readonly index: DefIndex;
  readonly id: string;
  readonly name: Said;
  readonly kind: number;
  /** The numbers printed on it, in the game's order. */
  readonly printed: readonly number[];
  readonly lines: readonly Line[];
  /** By verb: lines that trigger on it. */
  readonly triggers: readonly (readonly Line[])[];
  /** Bit per derived number that some line of it changes. */
  readonly affects: number;
  /** Bit per derived number that some line of it may lower. */
  readonly lowers: number;
  /** By verb: does some line of it forbid that? */
  readonly bans: readonly boolean[];
  readonly replaces: boolean;
}

export interface Place {
  readonly index: PlaceIndex;
  readonly name: string;
  readonly seat: Seat | null;
  /** Places of one lane face each other across the table, whatever the game calls it; 0 for none. */
  readonly lane: number;
  /** The seats that see cards here: everyone, the owner only, or nobody. Only zones hold loose cards. */
  readonly sees: 'all' | 'owner' | 'nobody';
  /** Is the order of cards here part of the game, or is it a set? */
  readonly ordered: boolean;
  /** Bits of the `Def.kind`s that can lie or stand here, where the game keeps kinds apart; any kind if absent. */
  readonly kinds?: number;
}

/** Carries out a verb on subjects that nothing forbids or replaces, and says what really happened. */
export type Apply = (p: Play, f: Frame, subjects: readonly Ref[], amount: number) => Reg;

export interface BookVerb {
  readonly name: string;
  readonly apply: Apply;
}

/** Several replacements of one event: lower rank first; of one rank, the turn player's choice first. */
export interface ReplacementOrder {
  /** The player who accepts or declines: that of the affected subject, or of the replacement. */
  readonly by: 'affected' | 'source';
  rank(p: Play, line: Line, source: ObjId, you: Seat, covered: readonly Ref[]): number;
}

/** The differences between games in the one effect path (law 12). */
export interface EffectTiming {
  /** When state checks run and waiting triggers resolve: where a procedure says so, or after every instruction. */
  readonly settle: 'block' | 'instruction';
  /** Oldest first, newest batch first, or batch after batch. */
  readonly order: 'fifo' | 'depth' | 'batch';
  /**
   * Within a batch: strictly by rank; or lower ranks first and, of one rank, as each player chooses with the turn
   * player first, or all as the turn player chooses.
   */
  readonly within: 'rank' | 'each player' | 'turn player';
  /** May a player choose a subject that the verb cannot affect? */
  readonly immuneMayBeChosen: boolean;
  rank(p: Play, line: Line, self: ObjId, you: Seat, event: Reg): number;
  turnPlayer(p: Play): Seat;
  /** Is there nothing for the state checks to do? Where a game can tell cheaply, settling mostly costs nothing. */
  readonly calm?: (p: Play) => boolean;
  /**
   * State checks, when triggers settle. True if anything changed or a frame was pushed (it may ask), so that they run
   * again. At most one intent each time, proposed by the top frame into register 0.
   */
  check(p: Play): boolean;
  /**
   * Checks that cannot wait: latches and lost games. They run after every event, before abilities hear of it, and after
   * every step, so that whatever reads a derived value reads it as it is now (law 15). They ask nothing.
   */
  readonly watch?: (p: Play) => void;
  /** By verb: does what leaves by it still hear it, with the others that do? (An object's own last words always do.) */
  readonly leaversHear?: (verb: number) => boolean;
  /** What ends a match in which triggers resolve without end and nobody has a decision, after so many of them. */
  readonly endless?: { readonly after: number; end(p: Play): void };
  /**
   * Asked before a question is: the code to pick unasked, or `ASK`. It may begin another program, whose question then
   * comes first. How a game ends loops that a player could go on with for ever.
   */
  readonly repeats?: (p: Play, f: Frame, codes: Codes) => OptionCode | typeof ASK;
  /** Which replacement comes first; without it all rank the same and the affected player chooses. */
  readonly replacements?: ReplacementOrder;
}

/** A thing on the table that a pick is about. A card is any copy of it in that zone, or wherever the seat sees one. */
export type Touch =
  | { readonly kind: 'card'; readonly def: string; readonly zone: PlaceIndex | null }
  | { readonly kind: 'object'; readonly id: ObjId }
  | { readonly kind: 'place'; readonly index: PlaceIndex }
  | { readonly kind: 'modifier'; readonly id: ModId }
  | { readonly kind: 'counter'; readonly id: string; readonly seat: number }
  | { readonly kind: 'seat'; readonly seat: number };

/** How a key of the game is built, for telling a pick that is not legal from words that are no pick at all. */
export interface KeyForm {
  /** Words and slots: CARD, OBJECT (something in play), PLACE, N (a number). "play CARD at PLACE". */
  readonly words: string;
  /** The `Def.kind` of its CARD, where only one kind fits. */
  readonly kind?: number;
}

/** How a game names things to people. All of it is built on demand. */
export interface Naming {
  /** Every form that a key of `option` can have. */
  readonly forms?: readonly KeyForm[];
  /**
   * Key and sentence of one of the game's own option codes, and what a hand would touch to pick it: first what it
   * takes up, then where it goes.
   */
  option(p: Play, seat: Seat, code: OptionCode): OptionLabel & { key: string; touches?: readonly Touch[] };
  /** Key and name of an object, place, modifier or seat, as `seat` would call it. */
  ref(p: Play, seat: Seat, ref: Ref): { key: string; say: Said };
}

/** A rulebook ready to play with. */
export interface Book {
  readonly game: string;
  readonly set: string;
  readonly rules: unknown;
  readonly places: readonly Place[];
  readonly zones: number;
  readonly defs: readonly Def[];
  readonly byId: ReadonlyMap<string, DefIndex>;
  readonly code: readonly Code[];
  readonly lines: readonly Line[];
  readonly verbs: readonly BookVerb[];
  /** By verb: does anything in this card set listen (on the subject itself, or elsewhere), forbid, replace or look back? */
  readonly heardOnSelf: readonly boolean[];
  /** On the subject itself, by an ability that a modifier gives it. */
  readonly heardFromMods: readonly boolean[];
  readonly heardElsewhere: readonly boolean[];
  readonly banned: readonly boolean[];
  readonly replaced: readonly boolean[];
  readonly remembered: readonly boolean[];
  /** By number, as bits: does a card of this set change it while in play? */
  readonly changed: number;
  readonly timing: EffectTiming;
  readonly naming: Naming;
  /** How many counters and marks the game keeps. */
  readonly nums: number;
  readonly marks: number;
  /** Which code starts a match. */
  readonly opening: number;
  readonly turn: (s: State) => number;
  /** Numbers of an object worth remembering when it leaves. */
  readonly stats: (p: Play, o: Obj) => readonly number[];
  readonly explain: (p: Play, seat: Seat, def: DefIndex) => Said[];
}

/** Shared by every register that remembers nothing. */
const NO_LAST: readonly Last[] = [];
export const NO_REG: Reg = { refs: [], n: 0, last: NO_LAST };
export const reg = (refs: readonly Ref[], n = refs.length, last: readonly Last[] = NO_LAST): Reg => ({
  refs,
  n,
  last,
});
/**
 * A register of plain numbers, such as the programs still to run. They share the field of the references, because another
 * field would change every stored state: a number below 2^20 reads as kind 0, which no reference has, so views keep it.
 */
export const numbersReg = (numbers: readonly number[], n = numbers.length): Reg => reg(numbers, n);
export const numbersIn = (register: Reg): readonly number[] => register.refs;
