// Seats that decide at once (law 6): private strands, in any order of arrival, joined in seat order.

import { describe, expect, it } from 'vitest';
import { advance, decisions, isIllegal, options, playing, toMove } from './decide';
import { HAND, PILE } from './fixtures/arena';
import { pact, pactTable } from './fixtures/pact';
import { type FixtureTable, keys, pick, told } from './fixtures/table';
import type { PlaceIndex } from './ids';
import { resample } from './resample';
import { below, seedRng } from './rng';
import { clone, hash, other, SEATS, type Seat, type State } from './state';
import { view } from './view';

const HANDS = { 0: ['ant', 'ant', 'bee', 'cat'], 1: ['bee', 'dog', 'dog', 'ant'] } as const;
const names = (t: FixtureTable, zone: PlaceIndex): string[] =>
  t.s.zones[zone].map((card) => t.book.defs[t.s.cards.def[card]].id);
const commit0 = ['choose ant from hand', 'choose ant from hand', 'choose bee from hand'];
const commit1 = ['choose dog from hand', 'done'];

describe('two strands', () => {
  it('join when both have ended, and apply in seat order whichever was first', () => {
    const t = pactTable(HANDS);
    pick(t, 1, ...commit1);
    expect([told(t), keys(t, 1)]).toEqual([[], []]);
    pick(t, 0, ...commit0);
    expect(told(t)).toEqual(['reveal ant', 'reveal ant', 'reveal bee', 'reveal dog']);
    expect([names(t, PILE), names(t, PILE + 1), names(t, HAND)]).toEqual([
      ['ant', 'ant', 'bee'],
      ['dog'],
      ['cat'],
    ]);
    expect(t.s.strands).toBeNull();
  });

  it('200 interleavings of random picks give the same result and hash', () => {
    const ends = new Set<string>();
    for (let script = 0; script < 20; script++) {
      const hashes = new Set<string>();
      for (let order = 0; order < 10; order++) hashes.add(playOut(script, order));
      expect(hashes.size).toBe(1);
      for (const one of hashes) ends.add(one);
    }
    expect(ends.size).toBeGreaterThan(10);
  });

  /** Each seat picks from its own stream; another stream decides who answers next. */
  function playOut(script: number, order: number): string {
    const t = pactTable(HANDS);
    const picks = SEATS.map((seat) => seedRng(`${script} ${seat}`));
    const turns = seedRng(`order ${order}`);
    while (t.s.strands !== null) {
      const waiting = decisions(playing(t.book, t.s)).map(({ seat }) => seat);
      const seat = waiting[below(turns, waiting.length)];
      const open = keys(t, seat);
      pick(t, seat, open[below(picks[seat], open.length)]);
    }
    return hash(t.s);
  }

  it('one chain commits a whole strand at once', () => {
    const t = pactTable(HANDS);
    const answer = { seat: 0, decision: t.s.asked[0], keys: commit0 };
    expect(isIllegal(advance(t.book, t.s, answer))).toBe(false);
    expect([keys(t, 0), keys(t, 1).length]).toEqual([[], 3]);
  });

  it('a card is not sealed twice, but an equal copy is', () => {
    const t = pactTable({ 0: ['ant', 'ant'], 1: ['bee'] });
    pick(t, 0, 'choose ant from hand');
    expect(keys(t, 0)).toEqual(['done', 'choose ant from hand']);
    pick(t, 0, 'choose ant from hand');
    expect(keys(t, 0)).toEqual(['done']);
  });
});

describe('what the other seat sees of a strand', () => {
  const watch = (t: FixtureTable, watcher: Seat | 'spectator'): string =>
    JSON.stringify([
      view(t.book, t.s, watcher),
      watcher === 'spectator' ? [] : options(playing(t.book, t.s), watcher).map(({ key }) => key),
    ]);

  it('only whether it has ended: not its progress, nor its contents', () => {
    for (const seat of SEATS) {
      const t = pactTable(HANDS);
      const chain = seat === 0 ? commit0 : commit1;
      const before = [watch(t, other(seat)), watch(t, 'spectator')];
      for (const key of chain.slice(0, -1)) {
        pick(t, seat, key);
        expect([watch(t, other(seat)), watch(t, 'spectator')]).toEqual(before);
      }
      pick(t, seat, chain[chain.length - 1]);
      expect(watch(t, other(seat))).not.toBe(before[0]);
      const sealedOtherwise = pactTable(HANDS);
      pick(sealedOtherwise, seat, keys(sealedOtherwise, seat)[1], 'done');
      expect(watch(sealedOtherwise, other(seat))).toBe(watch(t, other(seat)));
    }
  });

  it('a bot that imagines the table has the other seat choose again', () => {
    const t = pactTable(HANDS);
    pick(t, 1, ...commit1);
    const prior = SEATS.map((seat) => HANDS[seat].map((id) => pact.book.byId.get(id)!));
    const world = resample(t.book, view(t.book, t.s, 0), [prior[0], prior[1]], seedRng('dream'));
    const p = playing(t.book, world);
    expect(options(p, 0).map(({ key }) => key)).toEqual(keys(t, 0));
    expect(options(p, 1).length).toBeGreaterThan(0);
  });
});

describe('in the middle of a strand', () => {
  it('a time-out picks for one decision, and again, until the strand has ended', () => {
    const t = pactTable(HANDS);
    pick(t, 0, ...commit0);
    pick(t, 1, 'choose dog from hand');
    expect(decisions(playing(t.book, t.s))).toMatchObject([{ seat: 1, onTimeout: ['done'] }]);
    advance(t.book, t.s, { seat: 1, decision: t.s.asked[1], timeout: true });
    expect([t.s.strands, names(t, PILE + 1)]).toEqual([null, ['dog']]);
  });

  it('either seat may concede', () => {
    for (const seat of SEATS) {
      const t = pactTable(HANDS);
      pick(t, 0, commit0[0]);
      advance(t.book, t.s, { seat, concede: true });
      expect(t.s.result).toEqual({ winner: other(seat), reason: 'concession' });
      expect([toMove(playing(t.book, t.s)), keys(t, 0), keys(t, 1)]).toEqual([null, [], []]);
    }
  });

  it('half-finished strands survive JSON, and clones do not share them', () => {
    const t = pactTable(HANDS);
    pick(t, 0, commit0[0], commit0[1]);
    pick(t, 1, commit1[0]);
    const copy: State = JSON.parse(JSON.stringify(t.s));
    expect(hash(copy)).toBe(hash(t.s));
    const twin = clone(t.s);
    advance(t.book, twin, { seat: 0, decision: twin.asked[0], keys: ['done'] });
    expect([hash(copy), hash(twin) === hash(t.s)]).toEqual([hash(t.s), false]);
  });
});

describe('a strand only chooses', () => {
  it('one that acts on the table is refused, naming the step', () => {
    expect(() => pactTable({ 0: ['ant'], 1: ['bee'] }, 'hasty')).toThrow(
      'arena: a strand that acts on the table in grab at step 0',
    );
  });

  it('one that never decides is refused too', () => {
    expect(() => pactTable({ 0: [], 1: [] }, 'restless')).toThrow('no decision is ever reached in spin');
  });
});
