// The laws of the kernel, shown on random games between the seven starter decks.

import { advance, isIllegal, name, options, pick, playing } from '@sleight/kernel/decide';
import { resample } from '@sleight/kernel/resample';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, hash, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, it } from 'vitest';
import { onepiece } from './book';
import { invariants } from './invariants';
import { newMatch, playThrough } from './random-play';

const book = onepiece();

const answersOf = (seed: number) => {
  const answers: { seat: Seat; decision: number; keys: string[] }[] = [];
  const end = playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
    answers.push({ seat, decision: s.asked[seat], keys: [name(playing(book, s), seat, code).key] });
    return false;
  });
  return { answers, end };
};

describe('the laws, on random games', () => {
  it('the same seed and answers give the same state hash', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { answers, end } = answersOf(seed);
      const s = newMatch(book, seed);
      for (const answer of answers) expect(isIllegal(advance(book, s, answer))).toBe(false);
      expect(hash(s)).toBe(hash(end));
    }
  });

  it('every decision point survives a JSON round trip, mid-effect included', () => {
    for (let seed = 0; seed < 12; seed++) {
      playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
        const copy: State = JSON.parse(JSON.stringify(s));
        expect(copy).toEqual(s);
        const kept = clone(s);
        pick(playing(book, copy), seat, code);
        pick(playing(book, kept), seat, code);
        expect(hash(copy)).toBe(hash(kept));
        return false;
      });
    }
  });

  it('a clone advanced differently never touches the original', () => {
    for (let seed = 20; seed < 28; seed++) {
      playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
        const before = hash(s);
        const open = options(playing(book, s), seat);
        for (const option of open.slice(0, 6)) pick(playing(book, clone(s)), seat, option.code);
        expect(hash(s)).toBe(before);
        return false;
      });
    }
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
    for (let seed = 700; seed < 712; seed++) {
      const s = newMatch(book, seed);
      const prior = SEATS.map((owner) => s.cards.def.filter((_, card) => s.cards.owner[card] === owner));
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 16) !== 0) return false;
        const seen = view(book, now, seat);
        const world = resample(book, seen, [prior[0], prior[1]], rng);
        expect(view(book, world, seat)).toEqual(seen);
        expect(world.cards.def.includes(0)).toBe(false);
        playThrough(book, world, seed, () => undefined);
        expect(world.result).not.toBeNull();
        return false;
      });
    }
  });
});
