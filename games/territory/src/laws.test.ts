// The laws of the kernel, shown on random games of Territory with all its options switched on in turn.

import { advance, name, options, playing } from '@sleight/kernel/decide';
import { below, seedRng } from '@sleight/kernel/rng';
import { other, SEATS, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { dealAgain, LAWS, picksLookAlike, resamplesTrue, reseeded, twinsLookAlike } from '@sleight/kit/laws';
import { playThrough } from '@sleight/kit/random-play';
import { listOf } from '@sleight/kit/start';
import { describe, expect, it } from 'vitest';
import { territory } from './book';
import { newMatch } from './random-play';
import { start } from './start';

const plain = territory();
const rich = territory({ rules: { leaders: true, mulligan: 2, mulliganRounds: 'every', lanes: 5 } });
const tables = [
  { book: plain, newMatch: (seed: number) => newMatch(plain, seed, false) },
  { book: rich, newMatch: (seed: number) => newMatch(rich, seed, true) },
];

const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe('the laws, on random games', () => {
  it.each(LAWS)('%s', (_, law) => {
    for (const matches of tables) for (let seed = 0; seed < 20; seed++) law(matches, seed, same);
  });
});

describe('hidden means hidden', () => {
  it('1,000 positions: dealing the unknown again changes nothing a seat sees', () => {
    const rng = seedRng('leaks');
    let positions = 0;
    for (let seed = 100; positions < 1000; seed++) {
      const { book, newMatch } = tables[seed % 2];
      playThrough(book, newMatch(seed), seed, (s) => {
        if (below(rng, 4) !== 0) return false;
        positions++;
        twinsLookAlike(book, s, (seat) => reseeded(dealAgain(s, seat, SEATS, rng), rng), same);
        const spectators = view(book, s, 'spectator');
        expect(spectators.cards.def.filter((def, i) => def !== 0 && spectators.cards.knows[i] === 0)).toEqual(
          [],
        );
        return false;
      });
    }
    expect(positions).toBeGreaterThanOrEqual(1000);
  });

  it("the opponent's actions look the same whatever else they hold", () => {
    const rng = seedRng('facts');
    let compared = 0;
    for (let seed = 300; seed < 420; seed++) {
      const { book, newMatch } = tables[seed % 2];
      playThrough(book, newMatch(seed), seed, (s, code, seat) => {
        const watcher = other(seat);
        const key = name(playing(book, s), seat, code).key;
        const twin = dealAgain(s, watcher, [seat], rng);
        if (!options(playing(book, twin), seat).some((option) => option.key === key)) return false;
        compared++;
        picksLookAlike(book, s, twin, seat, key, same);
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('an illegal answer is refused in the same words whatever the opponent holds', () => {
    const s = newMatch(plain, 1, false);
    const rng = seedRng('x');
    const twin = reseeded(dealAgain(s, 1, SEATS, rng), rng);
    const bad = { seat: 1, decision: s.asked[1], keys: ['play champion at slot 9'] };
    expect(advance(plain, twin, bad)).toEqual(advance(plain, s, bad));
  });

  it('no handle survives a trip through a hidden zone', () => {
    let trips = 0;
    const wanderers = listOf({
      bouncer: 3,
      feint: 3,
      recycler: 3,
      pawn: 3,
      champion: 3,
      scout: 3,
      seedling: 3,
      courier: 3,
      martyr: 3,
    });
    for (let seed = 500; seed < 560; seed++) {
      const { book } = tables[seed % 2];
      const match = start(book, [{ cards: wanderers }, { cards: wanderers }], `match ${seed}`);
      const used = new Map<number, Set<number>>();
      const stay = new Map<number, number>();
      const look = (s: State): undefined => {
        const inHiddenZone = new Set(
          s.zones.flatMap((cards, zone) => (book.places[zone].sees === 'all' ? [] : cards)),
        );
        s.cards.handle.forEach((handle, card) => {
          const seen = used.get(card) ?? new Set();
          used.set(card, seen);
          if (inHiddenZone.has(card)) {
            if (stay.get(card) !== undefined && !seen.has(-handle)) {
              expect(seen.has(handle)).toBe(false);
              trips++;
            }
            seen.add(-handle);
            stay.delete(card);
          } else {
            if (stay.get(card) === undefined) expect(seen.has(handle)).toBe(false);
            stay.set(card, handle);
            seen.add(handle);
          }
        });
        return undefined;
      };
      playThrough(book, match, seed, look);
    }
    expect(trips).toBeGreaterThan(20);
  });
});

describe('resampling', () => {
  it('gives a state that looks exactly like the view it came from, and plays on to an end', () => {
    const rng = seedRng('resample');
    for (let seed = 700; seed < 730; seed++) resamplesTrue(tables[seed % 2], seed, rng, 5, same);
  });
});
