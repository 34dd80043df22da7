// The medium level in the pact game: it follows a sealed ply to its end, does not peek, and is deterministic.

import { type Play, SEATS, type Seat } from '@sleight/kernel';
import { name } from '@sleight/kernel/decide';
import { HAND, PILE } from '@sleight/kernel/fixtures/arena';
import { pactTable } from '@sleight/kernel/fixtures/pact';
import { type FixtureTable, keys, pick } from '@sleight/kernel/fixtures/table';
import type { DefIndex } from '@sleight/kernel/ids';
import { seedRng } from '@sleight/kernel/rng';
import { describe, expect, it } from 'vitest';
import { easy } from './easy';
import { medium, mediumWith } from './medium';
import { type Judge, positionOf, type Thinker } from './player';

const HANDS = { 0: ['ant', 'ant', 'bee', 'cat'], 1: ['bee', 'dog', 'dog', 'ant'] } as const;
const POINTS: Readonly<Record<string, number>> = { ant: 1, bee: 5, cat: -2, dog: 3 };

const total = ({ s, book }: Play, seat: Seat): number =>
  s.zones[PILE + seat].reduce((sum, card) => sum + POINTS[book.defs[s.cards.def[card]].id], 0);
const byPile: Judge = { evaluate: (p, seat) => total(p, seat) - total(p, seat === 0 ? 1 : 0) };

const defs = (t: FixtureTable, seat: Seat, hands: Readonly<Record<Seat, readonly string[]>>): DefIndex[] =>
  hands[seat].map((id) => t.book.byId.get(id)!);

function pickOf(t: FixtureTable, seat: Seat, player: Thinker, dice: string, judge = byPile): string {
  const lists = { own: defs(t, seat, HANDS), theirs: [defs(t, seat === 0 ? 1 : 0, HANDS)] };
  const position = positionOf(judge, t.book, t.s, seat, lists);
  const { code } = player(position, seedRng(dice), { iterations: 1 });
  return name(t.p, seat, code).key;
}

/** All the picks of one seat's strand. */
function strandOf(t: FixtureTable, seat: Seat, player: Thinker): string[] {
  const picked: string[] = [];
  while (keys(t, seat).length > 0) {
    const key = pickOf(t, seat, player, `${picked.length}`);
    picked.push(key);
    pick(t, seat, key);
  }
  return picked;
}

describe('medium', () => {
  it('follows its own later choices, so each pick of a strand is part of the best commit', () => {
    const picked = strandOf(pactTable(HANDS), 0, mediumWith({ worlds: 1, looks: 200 }));
    expect(picked.toSorted()).toEqual([
      'choose ant from hand',
      'choose ant from hand',
      'choose bee from hand',
    ]);
  });

  it('stops where more would make it worse', () => {
    const t = pactTable({ 0: ['bee', 'cat', 'cat'], 1: HANDS[1] });
    expect(strandOf(t, 0, mediumWith({ worlds: 1, looks: 200 }))).toEqual(['choose bee from hand', 'done']);
  });

  it('picks the same from the same view and dice, whatever the other hand holds', () => {
    for (const dice of ['a', 'b', 'c', 'd']) {
      const picks = [HANDS[1], ['cat', 'cat', 'ant', 'bee'], ['dog', 'ant', 'ant', 'ant']].map((theirs) =>
        pickOf(pactTable({ 0: HANDS[0], 1: theirs }), 0, medium, dice),
      );
      expect(new Set(picks).size).toBe(1);
    }
  });

  it('looks as far as the game says', () => {
    const looked = (looks: number): number => {
      let n = 0;
      const evaluate: Judge['evaluate'] = () => n++;
      const thinking = { reach: { medium: { worlds: 1, looks } } };
      pickOf(pactTable(HANDS), 0, medium, 'x', { evaluate, thinking });
      return n;
    };
    expect(looked(200)).toBeGreaterThan(looked(1));
  });

  it('breaks ties at random', () => {
    const nothingMatters: Judge = { evaluate: () => 0 };
    const picks = new Set(
      Array.from({ length: 40 }, (_, i) => pickOf(pactTable(HANDS), 0, medium, `${i}`, nothingMatters)),
    );
    expect(picks).toEqual(new Set(keys(pactTable(HANDS), 0)));
  });

  it('leaves the match as it was', () => {
    const t = pactTable(HANDS);
    const before = JSON.stringify(t.s);
    for (const seat of SEATS) for (const player of [easy, medium]) pickOf(t, seat, player, 'x');
    expect(JSON.stringify(t.s)).toBe(before);
    expect(t.s.zones[HAND]).toHaveLength(4);
  });

  it('names the game that has no evaluator', () => {
    expect(() => pickOf(pactTable(HANDS), 0, medium, 'x', {})).toThrow('has no evaluator');
  });
});
