// The shapes of wrong answers: everything a broken or hostile client could send as JSON.
// Invariant: a shape says which refusals are right for it; one that may happen to be legal states its claim.
// Read next: fuzz-answers.ts, which sends them.

import { type Book, decisions, options, playing, SEATS, type Seat, type State } from '@sleight/kernel';
import type { IllegalReason } from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import { below, sample } from '@sleight/kernel/rng';

/** The pick of an answer, for shapes that may happen to be right. */
export interface Claim {
  readonly seat: Seat;
  readonly keys: readonly string[];
}

export interface Thrown {
  readonly answer: unknown;
  readonly reasons: readonly IllegalReason[];
  readonly claim?: Claim;
}

/** The material for shapes: the open decision, its keys, and keys seen before. */
export interface AnswerMaterial {
  readonly isOver: boolean;
  readonly seat: Seat;
  readonly decision: number;
  readonly keys: readonly string[];
  /** Seats without a decision. */
  readonly idle: readonly Seat[];
  readonly seen: readonly string[];
  readonly rng: number[];
}

const SEEN_KEPT = 500;

/** Looks at a position and keeps some of its keys for later, when most of them will be wrong. */
export function answerMaterial(book: Book, s: State, seen: string[], rng: number[]): AnswerMaterial {
  const p = playing(book, s);
  const open = decisions(p);
  const chosen = open.length === 0 ? null : sample(rng, open, 'open decision');
  const seat = chosen?.seat ?? (below(rng, 2) === 0 ? 0 : 1);
  const keys = chosen === null ? ['pass'] : options(p, seat).map((option) => option.key);
  seen[below(rng, SEEN_KEPT)] = sample(rng, keys, 'key of an option');
  return {
    isOver: s.result !== null,
    seat,
    decision: ensure(s.asked[seat], 'decision of seat', seat),
    keys,
    idle: SEATS.filter((at) => !open.some((decision) => decision.seat === at)),
    seen: seen.filter((key) => key !== undefined),
    rng,
  };
}

export interface AnswerShape {
  readonly name: string;
  make(at: AnswerMaterial): Thrown;
}

const anyOf = <T>(at: AnswerMaterial, items: readonly T[]): T => sample(at.rng, items, 'item to choose');

const ONE_OF_EACH: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  '0',
  '1',
  'pass',
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  [null],
  { seat: 0 },
  { length: 1, 0: 'pass' },
];

/** A value of any JSON type, nested or not. */
function garbage(at: AnswerMaterial, depth = 0): unknown {
  const roll = below(at.rng, 10);
  if (roll < 7 || depth > 3) return anyOf(at, ONE_OF_EACH);
  if (roll === 7) return Array.from({ length: below(at.rng, 4) }, () => garbage(at, depth + 1));
  return { [anyOf(at, FIELDS)]: garbage(at, depth + 1), [anyOf(at, FIELDS)]: garbage(at, depth + 1) };
}

const FIELDS = ['seat', 'decision', 'keys', 'timeout', 'concede', 'constructor', 'toString', 'length', ''];

/** JSON.parse gives these `__proto__` as an own field; it must not count as inherited. */
const PROTOTYPE_TRICKS: readonly string[] = [
  '{"__proto__":{"seat":SEAT,"decision":ID,"keys":["KEY"]}}',
  '{"seat":SEAT,"decision":ID,"__proto__":{"keys":["KEY"]}}',
  '{"seat":SEAT,"__proto__":{"concede":true}}',
  '{"seat":SEAT,"decision":ID,"__proto__":{"timeout":true}}',
  '{"constructor":{"prototype":{"seat":SEAT,"decision":ID,"keys":["KEY"]}}}',
  '{"seat":SEAT,"decision":ID,"keys":{"__proto__":["KEY"],"length":1}}',
  '[{"seat":SEAT,"decision":ID,"keys":["KEY"]}]',
  '"{\\"seat\\":SEAT,\\"concede\\":true}"',
];

const TRICK_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'undefined',
  'null',
  '',
];

const HUGE = 100_000;
const manyKeys: readonly string[] = new Array<string>(HUGE).fill('pass');
const longKey = 'x'.repeat(HUGE);

/** `over` precedes every check except form: a finished match has no decision. */
const unless = (at: AnswerMaterial, reason: IllegalReason): readonly IllegalReason[] => [
  at.isOver ? 'over' : reason,
];

const isSeat = (value: unknown): boolean => value === 0 || value === 1;
const isDecision = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);

function until(at: AnswerMaterial, fits: (value: unknown) => boolean): unknown {
  for (;;) {
    const value = garbage(at);
    if (!fits(value)) return value;
  }
}

function bent(at: AnswerMaterial, key: string): string {
  const n = below(at.rng, key.length + 1);
  return anyOf(at, [
    `${key} `,
    ` ${key}`,
    key.toUpperCase(),
    key.slice(0, n),
    `${key.slice(0, n)}\u200b${key.slice(n)}`,
    key.replace(/\d/, '9'),
    `${key}\n${key}`,
    key.replace(' ', '  '),
  ]);
}

const claiming = (at: AnswerMaterial, keys: readonly string[]): Thrown => ({
  answer: { seat: at.seat, decision: at.decision, keys },
  // A chain also ends where its seat would see something new.
  reasons: [...unless(at, 'unknown-key'), ...(keys.length > 1 ? (['too-far'] as const) : [])],
  ...(at.isOver ? {} : { claim: { seat: at.seat, keys } }),
});

const malformed = (answer: unknown): Thrown => ({ answer, reasons: ['malformed'] });

/** Could pass for a concession or a well-formed answer, however it was made. */
function isWellFormed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('seat' in value) || !isSeat(value.seat)) return false;
  return 'concede' in value && value.concede === true;
}

export const SHAPES: readonly AnswerShape[] = [
  { name: 'garbage', make: (at) => malformed(until(at, isWellFormed)) },
  {
    name: 'garbage for a seat',
    make: (at) => malformed({ seat: until(at, isSeat), decision: at.decision, keys: [anyOf(at, at.keys)] }),
  },
  {
    name: 'garbage for a decision',
    make: (at) => malformed({ seat: at.seat, decision: until(at, isDecision), keys: [anyOf(at, at.keys)] }),
  },
  {
    name: 'garbage for keys',
    make(at) {
      const isKeys = (value: unknown): boolean =>
        Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string');
      return malformed({ seat: at.seat, decision: at.decision, keys: until(at, isKeys) });
    },
  },
  {
    name: 'a key that is no text, among keys that are',
    make(at) {
      const isText = (value: unknown): boolean => typeof value === 'string';
      return malformed({
        seat: at.seat,
        decision: at.decision,
        keys: [anyOf(at, at.keys), until(at, isText)],
      });
    },
  },
  {
    name: 'a flag that is not true',
    make(at) {
      const value = until(at, (v) => v === true);
      return malformed(
        anyOf(at, [
          { seat: at.seat, concede: value },
          { seat: at.seat, decision: at.decision, timeout: value },
        ]),
      );
    },
  },
  {
    name: 'a prototype trick',
    make(at) {
      const text = anyOf(at, PROTOTYPE_TRICKS)
        .replaceAll('SEAT', `${at.seat}`)
        .replaceAll('ID', `${at.decision}`)
        .replaceAll('KEY', anyOf(at, at.keys));
      const answer: unknown = JSON.parse(text);
      return malformed(answer);
    },
  },
  {
    name: 'far too many keys',
    make: (at) => malformed({ seat: at.seat, decision: at.decision, keys: manyKeys }),
  },
  { name: 'a key far too long', make: (at) => claiming(at, [longKey]) },
  {
    name: 'the wrong seat',
    make(at) {
      const seat = at.idle.length === 0 ? null : anyOf(at, at.idle);
      if (seat === null) return claiming(at, [anyOf(at, TRICK_KEYS)]);
      const keys = [anyOf(at, at.keys)];
      const answer = anyOf(at, [
        { seat, decision: at.decision, keys },
        { seat, decision: at.decision, timeout: true },
      ]);
      return { answer, reasons: unless(at, 'not-asked') };
    },
  },
  {
    name: 'a stale decision',
    make(at) {
      const id = at.decision;
      const decision = anyOf(at, [
        id - 1,
        id + 1,
        id + 1000,
        -id,
        -1,
        0x80000000,
        Number.MAX_SAFE_INTEGER + 1,
      ]);
      const keys = [anyOf(at, at.keys)];
      const answer = anyOf(at, [
        { seat: at.seat, decision, keys },
        { seat: at.seat, decision, timeout: true },
      ]);
      return { answer, reasons: unless(at, 'stale') };
    },
  },
  { name: 'an unknown key', make: (at) => claiming(at, [anyOf(at, TRICK_KEYS)]) },
  { name: 'a bent key', make: (at) => claiming(at, [bent(at, anyOf(at, at.keys))]) },
  { name: 'a key of another seat or moment', make: (at) => claiming(at, [anyOf(at, at.seen)]) },
  {
    name: 'a chain that breaks',
    make: (at) => claiming(at, [anyOf(at, at.keys), bent(at, anyOf(at, at.keys))]),
  },
  {
    name: 'a chain of keys seen elsewhere',
    make: (at) => claiming(at, [anyOf(at, at.keys), anyOf(at, at.seen), anyOf(at, at.seen)]),
  },
];
