// Two kinds of small integers: a ref names a thing in a state, an option code names a pick.
// Both mean the same across one information set, because they are made of public parts (law 5).

/** What a ref points at. Object and modifier ids are public handles; a card ref never leaves the kernel. */
export const OBJ = 1;
export const CARD = 2;
export const PLACE = 3;
export const MOD = 4;
export const SEAT = 5;
export const NUM = 6;

const REF_BITS = 20;
const REF_MASK = (1 << REF_BITS) - 1;

export const ref = (kind: number, index: number): number => (kind << REF_BITS) | index;
export const refKind = (r: number): number => r >> REF_BITS;
export const refIndex = (r: number): number => r & REF_MASK;

/** Kinds of option codes. The kernel owns those below `GAME`; a game numbers its own from there, and stays below 32:
 * players keep sets of kinds as bits of one number. */
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

export const optionCode = (kind: number, payload = 0): number => (kind << 24) | payload;
export const optionPair = (kind: number, a: number, b: number): number => (kind << 24) | (a << HALF) | b;
export const codeKind = (code: number): number => code >> 24;
export const codePayload = (code: number): number => code & PAYLOAD_MASK;
export const codeA = (code: number): number => (code >> HALF) & HALF_MASK;
export const codeB = (code: number): number => code & HALF_MASK;

/** A reused list: cleared by setting `n`, never by shrinking the array. */
export interface Codes {
  n: number;
  readonly list: number[];
}

export const newCodes = (): Codes => ({ n: 0, list: [] });

export function add(codes: Codes, code: number): void {
  codes.list[codes.n++] = code;
}

export function has(codes: Codes, code: number): boolean {
  for (let i = 0; i < codes.n; i++) if (codes.list[i] === code) return true;
  return false;
}
