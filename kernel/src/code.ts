// Two kinds of small integers: a ref names a thing in a state, an option code names a pick.
// Both mean the same across one information set, because they are made of public parts (law 5).

import type { OptionCode, Ref } from './ids';

/** What a ref points to. Object and modifier ids are public handles; a card ref never leaves the kernel. */
export const OBJ = 1;
export const CARD = 2;
export const PLACE = 3;
export const MOD = 4;
export const SEAT = 5;
export const NUM = 6;

const REF_BITS = 20;
const REF_MASK = (1 << REF_BITS) - 1;

export const ref = (kind: number, index: number): Ref => (kind << REF_BITS) | index;
export const refKind = (r: Ref): number => r >> REF_BITS;
export const refIndex = (r: Ref): number => r & REF_MASK;

/** Kinds of option codes. The kernel owns those below `GAME`; a game numbers its own from there, and stays below 32:
 * players store sets of kinds as bits of one number. */
export const DECLINE = 1;
export const DONE = 2;
/** Payload: a ref. */
export const CHOOSE = 3;
/** Payload: definition and zone, so that equal copies share one option. */
export const CHOOSE_CARD = 4;
/** Payload: position in the queue of waiting triggers. */
export const RESOLVE = 5;
/** Payload: position in the list of replacements on offer. */
export const REPLACE = 6;
export const ACCEPT = 7;
export const GAME = 8;

const HALF = 12;
const HALF_MASK = (1 << HALF) - 1;
const PAYLOAD_MASK = (1 << 24) - 1;

export const optionCode = (kind: number, payload = 0): OptionCode => ((kind << 24) | payload) as OptionCode;
export const optionPair = (kind: number, a: number, b: number): OptionCode =>
  ((kind << 24) | (a << HALF) | b) as OptionCode;
export const codeKind = (code: OptionCode): number => code >> 24;
export const codePayload = (code: OptionCode): number => code & PAYLOAD_MASK;
export const codeA = (code: OptionCode): number => (code >> HALF) & HALF_MASK;
export const codeB = (code: OptionCode): number => code & HALF_MASK;

/** A reused list: cleared by setting `n`, never by shrinking the array. */
export interface ReusedList<T extends Ref | OptionCode> {
  n: number;
  readonly list: T[];
}

export type Codes = ReusedList<OptionCode>;
export type Refs = ReusedList<Ref>;

export const newList = <T extends Ref | OptionCode>(): ReusedList<T> => ({ n: 0, list: [] });

export function add<T extends Ref | OptionCode>(to: ReusedList<T>, one: NoInfer<T>): void {
  to.list[to.n++] = one;
}

export function has<T extends Ref | OptionCode>(among: ReusedList<T>, one: NoInfer<T>): boolean {
  for (let i = 0; i < among.n; i++) if (among.list[i] === one) return true;
  return false;
}
