// Sealed commits: the order in which picks arrive never matters, and nothing can be committed that is not there.

import { advance, isIllegal, options, pick, playing } from '@sleight/kernel/decide';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, hash, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { describe, expect, it } from 'vitest';
import { sleeved } from './book';
import { newMatch, playThrough } from './random-play';
import { presets } from './rules';

const books = [sleeved(), sleeved({ rules: presets.sprint })];

/** A whole composition of one seat as keys, with second thoughts on the way. */
function composition(book: (typeof books)[number], s: State, seat: Seat, rng: number[]): string[] {
  const p = playing(book, clone(s));
  const keys: string[] = [];
  for (;;) {
    p.counted = -1;
    const open = options(p, seat);
    const isDone = open.some(({ key }) => key === 'commit') && below(rng, 3) === 0;
    const chosen = isDone ? open.find(({ key }) => key === 'commit')! : open[below(rng, open.length)];
    keys.push(chosen.key);
    if (chosen.key === 'commit') return keys;
    pick(p, seat, chosen.code);
  }
}

/** Gives the two seats' picks one by one in a random order of arrival. */
function interleave(book: (typeof books)[number], s: State, keys: readonly string[][], rng: number[]): State {
  const t = clone(s);
  const next = [0, 0];
  for (;;) {
    const waiting = SEATS.filter((seat) => next[seat] < keys[seat].length);
    if (waiting.length === 0) return t;
    const seat = waiting[below(rng, waiting.length)];
    const answer = { seat, decision: t.asked[seat], keys: [keys[seat][next[seat]++]] };
    if (isIllegal(advance(book, t, answer))) throw new Error(`${answer.keys[0]} was refused`);
  }
}

describe('sealed commits', () => {
  it('1,000 interleavings of the two seats give the same round result', () => {
    const rng = seedRng('interleavings');
    let rounds = 0;
    for (let seed = 0; rounds < 100; seed++) {
      const book = books[seed % 2];
      playThrough(book, newMatch(book, seed), seed, (s) => {
        const isFresh = s.strands?.every((strand) => strand[0].regs.every((reg) => reg === null));
        if (!isFresh || below(rng, 2) === 0 || rounds >= 100) return rounds >= 100;
        rounds++;
        const keys = SEATS.map((seat) => composition(book, s, seat, rng));
        const wanted = hash(interleave(book, s, keys, rng));
        for (let i = 1; i < 10; i++) expect(hash(interleave(book, s, keys, rng))).toBe(wanted);
        return false;
      });
    }
    expect(rounds).toBe(100);
  });

  it('a whole commit may be one answer', () => {
    const [book] = books;
    const s = newMatch(book, 3);
    const keys = composition(book, s, 1, seedRng('one answer'));
    const whole = advance(book, s, { seat: 1, decision: s.asked[1], keys });
    expect(isIllegal(whole) ? whole : whole.map(({ verb, seat }) => [verb, seat])).toEqual([['commit', 1]]);
  });

  it('a sleeve, animal or equipment one does not have is refused and changes nothing', () => {
    const [book] = books;
    const s = newMatch(book, 4);
    const before = hash(s);
    for (const keys of [
      ['sleeve wolf'],
      ['animal wolf'],
      ['commit'],
      ['undo'],
      ['sleeve gale-sleeve', 'commit'],
    ]) {
      expect(advance(book, s, { seat: 0, decision: s.asked[0], keys })).toMatchObject({
        illegal: 'unknown-key',
      });
    }
    expect(hash(s)).toBe(before);
  });
});
