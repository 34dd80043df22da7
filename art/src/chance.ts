// A random generator seeded by a text: the same seed always gives the same numbers, on every machine.
// Invariant: nothing in this room uses any other randomness.
// Next: palette.ts.

import { around } from './around';

export interface Dice {
  /** From 0 to below 1. */
  unit(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** A number from 0 to 2^32 - 1 that depends on every letter. */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export function dice(seed: string): Dice {
  let state = hash(seed);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    whole,
    between: (low, high) => low + unit() * (high - low),
    pick: (list) => around(list, whole(0, list.length - 1)),
    chance: (share) => unit() < share,
  };
}
