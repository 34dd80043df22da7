// The generator is four numbers inside the state (sfc32), so a match replays from its seed (law 3).
// Views erase it. Nothing else in the kernel is random.

import { ensure } from './ensure';

/** Turns any seed text into a well-mixed generator. */
export function seedRng(seed: string): number[] {
  let h = 1779033703 ^ seed.length;
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const rng = [word(), word(), word(), 1];
  for (let i = 0; i < 12; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits, as an unsigned number. Advances `rng` in place. */
export function nextWord(rng: number[]): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + t;
  rng[2] |= 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export const below = (rng: number[], n: number): number => Math.floor((nextWord(rng) * n) / 4294967296);

/** One entry of a list. */
export const sample = <T>(rng: number[], list: readonly T[], what: string): T =>
  ensure(list[below(rng, list.length)], what);

/** Fisher and Yates, in place. */
export function shuffle(rng: number[], list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
