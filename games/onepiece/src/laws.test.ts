// The laws of the kernel, shown on random games between the seven starter decks.

import { playing } from '@sleight/kernel/decide';
import { seedRng } from '@sleight/kernel/rng';
import { LAWS, type Matches, resamplesTrue } from '@sleight/kit/laws';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, it } from 'vitest';
import { onepiece } from './book';
import { invariants } from './invariants';
import { newMatch } from './random-play';

const book = onepiece();

const matches: Matches = { book, newMatch: (seed) => newMatch(book, seed) };
const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe('the laws, on random games', () => {
  it.each(LAWS)('%s', (_, law) => {
    for (let seed = 0; seed < 12; seed++) law(matches, seed, same);
  });

  it('random games end, and keep every promise: cards and DON!! are conserved', () => {
    let decisions = 0;
    for (let seed = 1000; seed < 1060; seed++) {
      const end = playThrough(book, newMatch(book, seed), seed, (s) => {
        decisions++;
        expect(invariants(playing(book, s))).toEqual([]);
        return false;
      });
      expect(end.result).not.toBeNull();
    }
    expect(decisions).toBeGreaterThan(5000);
  });
});

describe('resampling', () => {
  it('gives a state that looks exactly like the view it came from, and plays on to an end', () => {
    const rng = seedRng('resample');
    for (let seed = 700; seed < 712; seed++) resamplesTrue(matches, seed, rng, 16, same);
  });
});
