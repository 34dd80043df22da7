// The table as text: it shows what a seat may know and nothing else.

import { optionCodes, pick, playing } from '@sleight/kernel/decide';
import { SEATS } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange';
import { board, projectedVp } from './board';
import { territory } from './book';
import { BONUS, DAMAGE, GAINED, LOST, PASSED } from './counters';
import { DECK, HAND } from './places';
import { newMatch } from './random-play';
import { rulesOf } from './rules';

const book = territory({ rules: { leaders: true } });
const start = () => newMatch(book, 1, true);

/** A position with units on the table, at the turn of the seat it returns. */
function midGame(seed: number) {
  let n = 0;
  return playThrough(book, newMatch(book, seed, true), seed, () => ++n > 12);
}

describe('the board', () => {
  test('lists a French hand in French order: É beside E', () => {
    const s = arrange(book, { start: {}, me: { hand: ['scout', 'sniper', 'champion'] } });
    const hand = board(playing(book, s), 0, 'fr').match(/(Champion|Éclaireur|Tireur d'élite) \d/g);
    expect(hand?.map((card) => card.slice(0, -2))).toEqual(['Champion', 'Éclaireur', "Tireur d'élite"]);
  });

  test("shows the opponent's hand as a number only", () => {
    const s = start();
    const text = board(playing(book, s), 0, 'en');
    expect(text).toContain('hand 8');
    const mine = new Set(s.zones[HAND].map((card) => s.cards.def[card]));
    for (const card of [...s.zones[HAND + 1], ...s.zones[DECK], ...s.zones[DECK + 1]]) {
      const def = s.cards.def[card];
      if (!mine.has(def)) expect(text).not.toContain(book.defs[def].name.en);
    }
  });

  test("reads the same from a seat's view as from the whole state", () => {
    for (let seed = 0; seed < 40; seed++) {
      const s = midGame(seed);
      for (const seat of SEATS) {
        const seen = playing(book, view(book, s, seat));
        expect(board(seen, seat, 'fr')).toBe(board(playing(book, s), seat, 'fr'));
      }
    }
  });

  test('shows how the power of a unit is computed', () => {
    const s = start();
    const p = playing(book, s);
    const seat = s.num[1] === 0 ? 0 : 1;
    const champion = book.byId.get('champion')!;
    s.cards.def[s.zones[HAND + seat][0]] = champion;
    const { list } = optionCodes(p, seat);
    pick(p, seat, list[0]);
    const unit = s.objs.find((o) => o !== null && o.ctrl === seat && book.places[o.at].lane === 1)!;
    unit.marks[DAMAGE] = 2;
    unit.marks[BONUS] = 1;
    const bonus = board(p, seat, 'en').match(/(\d) = 5 \+(\d) -2 dmg/);
    expect(Number(bonus?.[1])).toBe(5 + Number(bonus?.[2]) - 2);
    expect(board(p, seat, 'fr')).toContain('-2 dég.');
  });

  test('projects VP from the current lanes, never below 0', () => {
    const s = start();
    const p = playing(book, s);
    s.num[GAINED] = 2;
    s.num[LOST + 1] = 1;
    expect(SEATS.map((seat) => projectedVp(p, rulesOf(book), seat))).toEqual([2, 0]);
  });

  test('shows who has passed, and fits a terminal of 110 columns', () => {
    const s = midGame(3);
    s.num[PASSED + 1] = 1;
    const text = board(playing(book, s), 0, 'fr');
    expect(text).toContain('A PASSÉ');
    const table = text.split('\n').slice(3, 9);
    for (const line of table) expect(line.length).toBeLessThanOrEqual(110);
  });
});
