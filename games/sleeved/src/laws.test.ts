// The laws of the kernel, shown on random games of Sleeved with its options switched on in turn.

import { advance, decisions, isIllegal, name, options, pick, playing } from '@sleight/kernel/decide';
import { resample } from '@sleight/kernel/resample';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import { broughtBy, dealAgain, LAWS, picksLookAlike, reseeded, twinsLookAlike } from '@sleight/kit/laws';
import { describe, expect, it } from 'vitest';
import { sleeved } from './book';
import { invariants } from './invariants';
import { newMatch, playThrough } from './random-play';
import type { SleevedBook } from './rulebook';
import { presets } from './rules';

const classic = sleeved();
const sprint = sleeved({ rules: { ...presets.sprint, zeroOverwrites: false, persistentCap: 1 } });
const tables = [classic, sprint];

const matches = tables.map((book) => ({
  book,
  newMatch: (seed: number) => newMatch(book, seed),
  play: playThrough,
}));
const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe('the laws, on random games', () => {
  it.each(LAWS)('%s', (_, law) => {
    for (const some of matches) for (let seed = 0; seed < 10; seed++) law(some, seed, same);
  });

  it('nothing the game promises is ever broken, and a commit is a handful of picks', () => {
    for (let seed = 40; seed < 140; seed++) {
      const book = tables[seed % 2];
      const hand = (s: State, seat: Seat): number => s.zones[6 + seat].length;
      playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
        expect(invariants(playing(book, s))).toEqual([]);
        // Never more options than sleeves, or than cards in hand and the two words "commit" and "undo".
        expect(options(playing(book, s), seat).length).toBeLessThanOrEqual(Math.max(5, hand(s, seat) + 2));
        return false;
      });
    }
  });
});

describe('the clock', () => {
  it('random time-outs never break a promise, and a row of them loses', () => {
    const rng = seedRng('clock');
    const ends = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const s = newMatch(classic, seed);
      while (s.result === null) {
        const open = decisions(playing(classic, s));
        const { seat, id, onTimeout } = open[below(rng, open.length)];
        const keys = options(playing(classic, s), seat).map(({ key }) => key);
        expect(keys).not.toContain(onTimeout[0]);
        const isLate = below(rng, 4) < 3;
        const answer = isLate ? { timeout: true } : { keys: [keys[below(rng, keys.length)]] };
        expect(isIllegal(advance(classic, s, { seat, decision: id, ...answer }))).toBe(false);
        expect(invariants(playing(classic, s))).toEqual([]);
      }
      ends.add(s.result.reason);
    }
    expect(ends).toContain('forfeit');
  });
});

/** Deals the unknown again, animals among animals and equipment among equipment. */
const kinds = (book: SleevedBook) => [2, 4].map((kind) => (def: number) => book.defs[def].kind === kind);
const dealtAgain = (book: SleevedBook, s: State, seat: Seat, owners: readonly Seat[], rng: number[]): State =>
  dealAgain(s, seat, owners, rng, kinds(book));

/** Makes the other seat's strand hold something else, as far as the cards allow, without moving it along. */
function recompose(book: SleevedBook, s: State, seat: Seat, rng: number[]): State {
  const t = clone(s);
  const foe = other(seat);
  const strand = t.strands?.[foe];
  const isIn = strand !== undefined && strand[0].pc > 0;
  if (strand === undefined || isIn) return t;
  const p = playing(book, t);
  for (let i = below(rng, 8); i > 0; i--) {
    const open = options(p, foe).filter(({ key }) => key !== 'commit');
    pick(p, foe, open[below(rng, open.length)].code);
    p.counted = -1;
  }
  return t;
}

describe('hidden means hidden', () => {
  it('1,000 positions: dealing the unknown again changes nothing a seat sees', () => {
    const rng = seedRng('leaks');
    let positions = 0;
    for (let seed = 100; positions < 1000; seed++) {
      const book = tables[seed % 2];
      playThrough(book, newMatch(book, seed), seed, (s) => {
        if (below(rng, 4) !== 0) return false;
        positions++;
        twinsLookAlike(book, s, (seat) => reseeded(dealtAgain(book, s, seat, SEATS, rng), rng), same);
        return false;
      });
    }
    expect(positions).toBeGreaterThanOrEqual(1000);
  });

  it('1,000 positions: however far the other seat has come with its card, one sees the same', () => {
    const rng = seedRng('strands');
    let positions = 0;
    for (let seed = 200; positions < 1000; seed++) {
      const book = tables[seed % 2];
      playThrough(book, newMatch(book, seed), seed, (s) => {
        if (below(rng, 3) !== 0) return false;
        positions++;
        twinsLookAlike(book, s, (seat) => recompose(book, s, seat, rng), same);
        const watched = JSON.stringify(view(book, s, 'spectator').strands);
        expect(watched).toBe(JSON.stringify(view(book, recompose(book, s, 0, rng), 'spectator').strands));
        return false;
      });
    }
  });

  it("the opponent's actions look the same whatever else they hold", () => {
    const rng = seedRng('facts');
    let compared = 0;
    for (let seed = 300; seed < 330; seed++) {
      const book = tables[seed % 2];
      playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
        const watcher = other(seat);
        const key = name(playing(book, s), seat, code).key;
        const isInAlready = (s.strands?.[watcher][0].pc ?? 0) > 0;
        // The last commit reveals both cards; until then nothing may differ.
        if (isInAlready && key === 'commit') return false;
        const twin = dealtAgain(book, s, watcher, [seat], rng);
        if (!options(playing(book, twin), seat).some((option) => option.key === key)) return false;
        compared++;
        // That a card is in, and nothing else about it.
        const facts = picksLookAlike(book, s, twin, seat, key, same);
        expect(facts).toEqual(key === 'commit' ? [{ n: 0, verb: 'commit', seat }] : []);
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('a time-out looks to the other seat like any commit', () => {
    const s = newMatch(classic, 7);
    const late = clone(s);
    const facts = advance(classic, late, { seat: 0, decision: late.asked[0], timeout: true });
    const [sleeve] = options(playing(classic, s), 0);
    pick(playing(classic, s), 0, sleeve.code);
    pick(playing(classic, s), 0, options(playing(classic, s), 0)[1].code);
    const own = advance(classic, s, { seat: 0, decision: s.asked[0], keys: ['commit'] });
    if (isIllegal(facts) || isIllegal(own)) throw new Error('a commit was refused');
    expect(redact(facts, 1)).toEqual(redact(own, 1));
    expect(view(classic, late, 1)).toEqual(view(classic, s, 1));
  });

  it('only the clock can pick the time-out', () => {
    const s = newMatch(classic, 7);
    const [{ onTimeout }] = decisions(playing(classic, s));
    expect(isIllegal(advance(classic, s, { seat: 0, decision: s.asked[0], keys: onTimeout }))).toBe(true);
  });
});

describe('resampling', () => {
  it('gives a state that looks like the view it came from, and plays on to an end', () => {
    const rng = seedRng('resample');
    let worlds = 0;
    for (let seed = 700; seed < 740; seed++) {
      const book = tables[seed % 2];
      const s = newMatch(book, seed);
      const prior = broughtBy(s);
      playThrough(book, s, seed, (now, _code, seat) => {
        if (below(rng, 5) !== 0) return false;
        worlds++;
        const seen = view(book, now, seat);
        const world = resample(book, seen, prior, rng);
        // The other seat's card is unknown, so it is put together anew; all else is as seen.
        const { strands: own, ...rest } = view(book, world, seat);
        const { strands: mine, ...asSeen } = seen;
        expect(rest).toEqual(asSeen);
        expect(own?.[seat]).toEqual(mine?.[seat]);
        expect(invariants(playing(book, world))).toEqual([]);
        playThrough(book, world, seed, () => undefined);
        expect(world.result).not.toBeNull();
        return false;
      });
    }
    expect(worlds).toBeGreaterThan(300);
  });
});
