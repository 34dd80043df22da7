// The laws of the kernel, shown on random games of Mythos under both rulesets.

import { advance, isIllegal, name, options, pick, playing } from '@sleight/kernel/decide';
import { resample } from '@sleight/kernel/resample';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, hash, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, it } from 'vitest';
import { mythos } from './book';
import { MISSION_CARD } from './counters';
import { newMatch, playThrough } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];

const answersOf = (seed: number, book: (typeof books)[number]) => {
  const answers: { seat: Seat; decision: number; keys: string[] }[] = [];
  const end = playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
    answers.push({ seat, decision: s.asked[seat], keys: [name(playing(book, s), seat, code).key] });
    return false;
  });
  return { answers, end };
};

describe('the laws, on random games', () => {
  it('the same seed and answers give the same state hash', () => {
    for (const book of books) {
      for (let seed = 0; seed < 12; seed++) {
        const { answers, end } = answersOf(seed, book);
        const s = newMatch(book, seed);
        for (const answer of answers) expect(isIllegal(advance(book, s, answer))).toBe(false);
        expect(hash(s)).toBe(hash(end));
      }
    }
  });

  it('every decision point survives a JSON round trip, mid-effect included', () => {
    for (const book of books) {
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
    }
  });

  it('a clone advanced differently never touches the original', () => {
    for (const book of books) {
      for (let seed = 20; seed < 32; seed++) {
        playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
          const before = hash(s);
          const open = options(playing(book, s), seat);
          for (const option of open.slice(0, 6)) pick(playing(book, clone(s)), seat, option.code);
          expect(hash(s)).toBe(before);
          return false;
        });
      }
    }
  });
});

describe('resampling', () => {
  it('gives a state that looks exactly like the view it came from, and plays on to an end', () => {
    const rng = seedRng('resample');
    for (let seed = 700; seed < 716; seed++) {
      const book = books[seed % 4 < 2 ? 0 : 1];
      const s = newMatch(book, seed);
      const prior = SEATS.map((owner) => s.cards.def.filter((_, card) => s.cards.owner[card] === owner));
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 8) !== 0 || now.strands !== null) return false;
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

  it('puts a mission only where missions are, even if the guess at the other list is wrong', () => {
    const rng = seedRng('guess');
    let hidden = 0;
    for (let seed = 720; seed < 736; seed++) {
      const book = books[seed % 4 < 2 ? 0 : 1];
      const s = newMatch(book, seed);
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 8) !== 0 || now.strands !== null) return false;
        const own = now.cards.def.filter((_, card) => now.cards.owner[card] === seat);
        const world = resample(book, view(book, now, seat), [own, own], rng);
        for (const o of world.objs) {
          if (o === null) continue;
          const places = book.places[o.at].seat === null ? 'missions' : 'characters';
          const isMission = book.defs[world.cards.def[o.cards[0]]].kind === MISSION_CARD;
          expect(isMission ? 'missions' : 'characters').toBe(places);
          hidden += o.down;
        }
        return false;
      });
    }
    expect(hidden).toBeGreaterThan(50);
  });
});
