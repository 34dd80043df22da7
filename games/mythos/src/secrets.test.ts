// Hidden means hidden (laws 9 and 10, R69): hidden characters, looked-at cards, stolen hidden characters, deck tops,
// facts and the log look the same to a seat whatever the cards are that it cannot know.

import { advance, name, options, playing } from '@sleight/kernel/decide';
import type { DefIndex } from '@sleight/kernel/ids';
import { below, seedRng, shuffle } from '@sleight/kernel/rng';
import { clone, knownTo, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { whatSees as allSeen, answered as answeredWith, dealAgain, reseeded } from '@sleight/kit/laws';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, it } from 'vitest';
import { board } from './board';
import { type MythosBook, mythos } from './book';
import { MISSION_CARD } from './counters';
import { log } from './log';
import { DECK, HAND, MISSION_DECK } from './places';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];
const bookFor = (seed: number): MythosBook => books[seed % 4 < 2 ? 0 : 1];

/** Redeals the unknown cards, missions among missions; chance is reseeded too. */
function reshuffleUnknown(book: MythosBook, s: State, seat: Seat, rng: number[]): State {
  const isMission = (def: DefIndex): boolean => book.defs[def].kind === MISSION_CARD;
  return reseeded(dealAgain(s, seat, SEATS, rng, [(def) => !isMission(def), isMission]), rng);
}

/** Swaps cards of a hand that only its owner knows with cards deep in the deck. */
function exchangeHand(s: State, seat: Seat, rng: number[]): State {
  const t = clone(s);
  const { def, knows } = t.cards;
  const deep = t.zones[DECK + seat].slice(0, -6);
  for (const card of t.zones[HAND + seat]) {
    const isSecret = (knows[card] & knownTo(other(seat))) === 0;
    const at = deep[below(rng, deep.length + 1)];
    if (!isSecret || at === undefined || knows[at] !== 0) continue;
    [def[card], def[at]] = [def[at], def[card]];
  }
  return t;
}

const whatSees = (book: MythosBook, s: State, seat: Seat): string => allSeen(book, s, seat, board);
const answered = (book: MythosBook, s: State, seat: Seat, key: string, watcher: Seat) =>
  answeredWith(book, log, s, seat, key, watcher);

describe('hidden means hidden', () => {
  it('1,000 positions: redealing the unknown cards changes nothing a seat sees', () => {
    const rng = seedRng('leaks');
    const seen = { positions: 0, hidden: 0, stolen: 0 };
    for (let seed = 100; seen.positions < 1000; seed++) {
      const book = bookFor(seed);
      playThrough(book, newMatch(book, seed), seed, (s) => {
        if (below(rng, 4) !== 0) return false;
        seen.positions++;
        for (const o of s.objs) {
          if (o === null || o.down === 0) continue;
          seen.hidden++;
          if (s.cards.owner[o.cards[0]] !== o.ctrl) seen.stolen++;
        }
        for (const seat of SEATS) {
          const again = reshuffleUnknown(book, s, seat, rng);
          expect(whatSees(book, again, seat)).toBe(whatSees(book, s, seat));
        }
        const { cards } = view(book, s, 'spectator');
        expect(cards.def.filter((def, i) => def !== 0 && cards.knows[i] === 0)).toEqual([]);
        return false;
      });
    }
    expect(seen.hidden).toBeGreaterThan(500);
    expect(seen.stolen).toBeGreaterThan(10);
  });

  it("the opponent's actions look the same whatever else they hold", () => {
    const rng = seedRng('facts');
    let compared = 0;
    for (let seed = 300; seed < 380; seed++) {
      const book = bookFor(seed);
      playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
        const watcher = other(seat);
        const { key } = name(playing(book, s), seat, code);
        const twin = exchangeHand(s, seat, rng);
        if (!options(playing(book, twin), seat).some((option) => option.key === key)) return false;
        const one = answered(book, s, seat, key, watcher);
        // A card that the pick reveals must be the same card; cards that stay in the hand may differ.
        const shows = one.heard.some(({ verb, def }) => verb === 'discard' && !key.includes(`${def}`));
        if (shows) return false;
        compared++;
        expect(answered(book, twin, seat, key, watcher), key).toEqual(one);
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('which card was put face down is not visible to the other seat, even if it was seen before', () => {
    let compared = 0;
    for (let seed = 400; seed < 440; seed++) {
      const book = bookFor(seed);
      playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
        const keys = options(playing(book, s), seat).map(({ key }) => key);
        const hides = keys.filter((key) => key.startsWith('hide ') && key.endsWith('mission 1'));
        for (const key of hides.slice(1)) {
          compared++;
          expect(answered(book, s, seat, key, other(seat)), `${hides[0]} or ${key}`).toEqual(
            answered(book, s, seat, hides[0], other(seat)),
          );
        }
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('the arrangement of another hand is not visible, looked at or not', () => {
    const rng = seedRng('arranged');
    const compared = { positions: 0, looks: 0 };
    for (let seed = 500; seed < 560; seed++) {
      const book = bookFor(seed);
      playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
        const twin = clone(s);
        shuffle(rng, twin.zones[HAND + other(seat)]);
        const { key } = name(playing(book, s), seat, code);
        const one = answered(book, s, seat, key, seat);
        expect(whatSees(book, twin, seat)).toBe(whatSees(book, s, seat));
        expect(answered(book, twin, seat, key, seat), key).toEqual(one);
        compared.positions++;
        if (one.heard.filter(({ verb }) => verb === 'look').length > 1) compared.looks++;
        return false;
      });
    }
    expect(compared.positions).toBeGreaterThan(1000);
    expect(compared.looks).toBeGreaterThan(10);
  });

  it('whose mission comes next is hidden: the mission deck in another order looks the same', () => {
    const [book] = books;
    const s = newMatch(book, 3);
    const t = clone(s);
    shuffle(seedRng('missions'), t.zones[MISSION_DECK]);
    expect(t.zones[MISSION_DECK].map((card) => t.cards.owner[card])).not.toEqual(
      s.zones[MISSION_DECK].map((card) => s.cards.owner[card]),
    );
    for (const seat of SEATS) expect(view(book, t, seat)).toEqual(view(book, s, seat));
  });

  it('an illegal answer is refused in the same words whatever the opponent holds', () => {
    const [book] = books;
    const s = newMatch(book, 1);
    const twin = reshuffleUnknown(book, s, 1, seedRng('x'));
    const bad = { seat: 1, decision: s.asked[1], keys: ['play KS-044 at mission 9'] };
    expect(advance(book, twin, bad)).toEqual(advance(book, s, bad));
  });
});
