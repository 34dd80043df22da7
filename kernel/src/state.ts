// The state of a match: plain JSON at every decision, mid-effect included (laws 1 to 4).
// Cards are columns of numbers; a thing in play is an object; work in progress is a stack of frames.
// Read next: `book.ts`, which reads a state, and `vm.ts`, which advances it.

import type { CardHandle, CardIndex, DefIndex, ModId, ObjId, ObjSlot, PlaceIndex, Ref } from './ids';

export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
/** One value for each seat. */
export const perSeat = <T>(of: (seat: Seat) => T): [T, T] => [of(0), of(1)];
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** One entry per physical card. A card's index never leaves the kernel: views renumber, facts use `handle`. */
export interface Cards {
  /** Index into `book.defs`; 0 means "unknown", which only happens in views. */
  def: DefIndex[];
  owner: number[];
  /** The watchers who know this card: bit 0 and 1 for the seats, bit 2 for spectators. */
  knows: number[];
  /** The public name of this stay of the card; 0 in a deck. Renewed by every hidden zone. */
  handle: CardHandle[];
}

export const EVERYONE = 7;
export const knownTo = (seat: Seat): number => 1 << seat;

/** An object in play: its cards top to bottom, its controller, its place, and its marks. */
export interface Obj {
  id: ObjId;
  cards: readonly CardIndex[];
  ctrl: Seat;
  at: PlaceIndex;
  /** Index of the next object at the same place, or -1. */
  next: ObjSlot;
  /** 1 when face down. */
  down: number;
  /** 1 while its printed text is inactive: a latch that the game's checks set and clear (law 15). */
  mute: number;
  /** The used limited abilities, one bit each. */
  used: number;
  /** The game's own numbers on it: damage, bonus, tokens. */
  marks: number[];
}

/** An object just before it left or changed, for effects that look back. */
export interface Last {
  readonly id: ObjId;
  readonly card: CardIndex;
  readonly def: DefIndex;
  readonly ctrl: Seat;
  readonly at: PlaceIndex;
  /** 1 if its text was inactive then. */
  readonly mute: number;
  /** The watchers who knew the card then; a view never tells the others. */
  readonly knows: number;
  readonly stats: readonly number[];
}

/** A register: what an instruction really did, with last-known values (law 14). */
export interface Reg {
  readonly refs: readonly Ref[];
  readonly n: number;
  readonly last: readonly Last[];
}

/** A modifier: an ability or prohibition that sits on a place, an object or a player. Never mutated. */
export interface Mod {
  readonly id: ModId;
  readonly on: Ref;
  readonly by: Seat;
  readonly kind: number;
  /** Index into `book.lines`: the ability it carries. */
  readonly line: number;
  /** The memory of its ability from its creation. */
  readonly regs: readonly (Reg | null)[];
  /** When it ends, in the game's own numbering of moments; 0 for never. */
  readonly until: number;
  /** Object id of the source it lasts with, or 0: control "while this stays in play". */
  readonly during: ObjId;
  /** How often it may still be used; -1 without limit. */
  readonly uses: number;
}

export interface Frame {
  code: number;
  pc: number;
  you: Seat;
  /** Object id of the source, 0 if there is none. */
  self: ObjId;
  regs: (Reg | null)[];
}

/** An ability waiting to resolve. Never mutated, so clones share it. */
export interface WaitingTrigger {
  readonly code: number;
  readonly you: Seat;
  readonly self: ObjId;
  readonly event: Reg;
  /** The memory of the modifier that carries it; empty for a printed ability. */
  readonly kept: readonly (Reg | null)[];
  readonly rank: number;
  readonly batch: number;
}

/** Something that happened this turn or the one before, for texts that look back. */
export interface Happening {
  readonly turn: number;
  readonly verb: number;
  readonly you: Seat;
  readonly n: number;
}

export interface Result {
  readonly winner: Seat | null;
  readonly reason: string;
}

/** The immutable part of a match. Shared by every clone. */
export interface Head {
  readonly engine: string;
  readonly game: string;
  readonly set: string;
  readonly rules: unknown;
}

export interface State {
  readonly head: Head;
  rng: number[];
  mint: number;
  cards: Cards;
  zones: CardIndex[][];
  objs: (Obj | null)[];
  /** First object at each place, or -1. */
  first: ObjSlot[];
  mods: readonly Mod[];
  /** The `mods` that change derived values. */
  auras: readonly Mod[];
  /** The game's counters, named by the game. */
  num: number[];
  stack: Frame[];
  /** The private strands while seats decide at once, otherwise null (law 6). */
  strands: Frame[][] | null;
  queue: WaitingTrigger[];
  fresh: WaitingTrigger[];
  batch: number;
  /** The number of decisions of each seat. A seat sees only its own. */
  asked: number[];
  log: readonly Happening[];
  result: Result | null;
}

const cloneFrame = (f: Frame): Frame => ({
  code: f.code,
  pc: f.pc,
  you: f.you,
  self: f.self,
  regs: f.regs.slice(),
});

const cloneObj = (o: Obj | null): Obj | null =>
  o === null
    ? null
    : {
        id: o.id,
        cards: o.cards,
        ctrl: o.ctrl,
        at: o.at,
        next: o.next,
        down: o.down,
        mute: o.mute,
        used: o.used,
        marks: o.marks.slice(),
      };

function cloneEach<T>(list: readonly T[], one: (item: T) => T): T[] {
  const out: T[] = new Array(list.length);
  for (let i = 0; i < list.length; i++) out[i] = one(list[i]);
  return out;
}

const cloneList = (list: CardIndex[]): CardIndex[] => list.slice();
const cloneStack = (stack: Frame[]): Frame[] => cloneEach(stack, cloneFrame);

/** A copy that shares only immutable parts. Written as a literal: spreading costs twice as much. */
export function clone(s: State): State {
  return {
    head: s.head,
    rng: s.rng.slice(),
    mint: s.mint,
    cards: {
      def: s.cards.def.slice(),
      owner: s.cards.owner,
      knows: s.cards.knows.slice(),
      handle: s.cards.handle.slice(),
    },
    zones: cloneEach(s.zones, cloneList),
    objs: cloneEach(s.objs, cloneObj),
    first: s.first.slice(),
    mods: s.mods,
    auras: s.auras,
    num: s.num.slice(),
    stack: cloneStack(s.stack),
    strands: s.strands === null ? null : cloneEach(s.strands, cloneStack),
    queue: s.queue.slice(),
    fresh: s.fresh.slice(),
    batch: s.batch,
    asked: s.asked.slice(),
    log: s.log,
    result: s.result,
  };
}

/** Overwrites `s` with `from`, for answers that are applied all or nothing. */
export function adopt(s: State, from: State): void {
  Object.assign(s, from);
}

/** A 53-bit fingerprint of the state, the same on every run. */
export const hash = (s: State): string => fingerprint(JSON.stringify(s));

/** A 53-bit fingerprint of a text. */
export function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
