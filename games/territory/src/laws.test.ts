// The laws of the kernel, shown on random games of Territory with all its options switched on in turn.

import { advance, decisions, isIllegal, name, options, pick, playing } from '@sleight/kernel/decide';
import { redact } from '@sleight/kernel/facts';
import { resample } from '@sleight/kernel/resample';
import { below, seedRng, shuffle } from '@sleight/kernel/rng';
import { clone, hash, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, it } from 'vitest';
import { territory } from './book';
import { newMatch, playThrough } from './random-play';
import { listOf, start } from './start';

const plain = territory();
const rich = territory({ rules: { leaders: true, mulligan: 2, mulliganRounds: 'every', lanes: 5 } });
const tables = [
  { book: plain, leaders: false },
  { book: rich, leaders: true },
];

const answersOf = (seed: number, book: typeof plain, leaders: boolean) => {
  const answers: { seat: Seat; decision: number; keys: string[] }[] = [];
  const end = playThrough(book, newMatch(book, seed, leaders), seed, (s, code, seat) => {
    answers.push({ seat, decision: s.asked[seat], keys: [name(playing(book, s), seat, code).key] });
    return false;
  });
  return { answers, end };
};

describe('the laws, on random games', () => {
  it('the same seed and answers give the same state hash', () => {
    for (const { book, leaders } of tables) {
      for (let seed = 0; seed < 20; seed++) {
        const { answers, end } = answersOf(seed, book, leaders);
        const s = newMatch(book, seed, leaders);
        for (const answer of answers) expect(isIllegal(advance(book, s, answer))).toBe(false);
        expect(hash(s)).toBe(hash(end));
      }
    }
  });

  it('every decision point survives a JSON round trip, mid-effect included', () => {
    for (const { book, leaders } of tables) {
      for (let seed = 0; seed < 20; seed++) {
        playThrough(book, newMatch(book, seed, leaders), seed, (s, code, seat) => {
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
    for (const { book, leaders } of tables) {
      for (let seed = 20; seed < 40; seed++) {
        playThrough(book, newMatch(book, seed, leaders), seed, (s, _code, seat) => {
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

/** Deals again, at random, every card that `seat` cannot know; chance is reseeded too. */
function reshuffleUnknown(
  s: State,
  seat: Seat,
  owners: readonly Seat[],
  rng: number[],
  chance: boolean,
): State {
  const t = clone(s);
  for (const owner of owners) {
    const hidden = t.cards.def
      .map((_, card) => card)
      .filter((card) => {
        return t.cards.owner[card] === owner && (t.cards.knows[card] & (1 << seat)) === 0;
      });
    const defs = hidden.map((card) => t.cards.def[card]);
    shuffle(rng, defs);
    hidden.forEach((card, i) => {
      t.cards.def[card] = defs[i];
    });
  }
  if (chance) t.rng = [below(rng, 1e9), below(rng, 1e9), below(rng, 1e9), 1];
  return t;
}

const whatSees = (book: typeof plain, s: State, seat: Seat): string => {
  const p = playing(book, s);
  return JSON.stringify([
    view(book, s, seat),
    options(p, seat).map(({ key, say }) => [key, say]),
    decisions(p).filter((decision) => decision.seat === seat),
  ]);
};

describe('hidden means hidden', () => {
  it('1,000 positions: dealing the unknown again changes nothing a seat sees', () => {
    const rng = seedRng('leaks');
    let positions = 0;
    for (let seed = 100; positions < 1000; seed++) {
      const { book, leaders } = tables[seed % 2];
      playThrough(book, newMatch(book, seed, leaders), seed, (s) => {
        if (below(rng, 4) !== 0) return false;
        positions++;
        for (const seat of SEATS) {
          const again = reshuffleUnknown(s, seat, SEATS, rng, true);
          expect(whatSees(book, again, seat)).toBe(whatSees(book, s, seat));
        }
        const spectators = view(book, s, 'spectator');
        expect(spectators.cards.def.filter((def, i) => def !== 0 && spectators.cards.knows[i] === 0)).toEqual(
          [],
        );
        return false;
      });
    }
    expect(positions).toBeGreaterThanOrEqual(1000);
  });

  it('what the opponent does looks the same whatever else they hold', () => {
    const rng = seedRng('facts');
    let compared = 0;
    for (let seed = 300; seed < 420; seed++) {
      const { book, leaders } = tables[seed % 2];
      playThrough(book, newMatch(book, seed, leaders), seed, (s, code, seat) => {
        const watcher = other(seat);
        const key = name(playing(book, s), seat, code).key;
        const twin = reshuffleUnknown(s, watcher, [seat], rng, false);
        if (!options(playing(book, twin), seat).some((option) => option.key === key)) return false;
        const one = clone(s);
        const facts = advance(book, one, { seat, decision: s.asked[seat], keys: [key] });
        const twinFacts = advance(book, twin, { seat, decision: s.asked[seat], keys: [key] });
        if (isIllegal(facts) || isIllegal(twinFacts)) throw new Error(`${key} was refused`);
        compared++;
        expect(redact(twinFacts, watcher)).toEqual(redact(facts, watcher));
        expect(view(book, twin, watcher)).toEqual(view(book, one, watcher));
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('an illegal answer is refused in the same words whatever the opponent holds', () => {
    const s = newMatch(plain, 1, false);
    const twin = reshuffleUnknown(s, 1, SEATS, seedRng('x'), true);
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
    for (let seed = 700; seed < 730; seed++) {
      const { book, leaders } = tables[seed % 2];
      const s = newMatch(book, seed, leaders);
      const prior = SEATS.map((owner) => s.cards.def.filter((_, card) => s.cards.owner[card] === owner));
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 5) !== 0 || now.strands !== null) return false;
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
