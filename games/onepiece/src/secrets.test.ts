// Hidden means hidden (laws 9 and 10): Life, hands, looked-at decks, searches and the order of cards put face down look
// the same to a seat whatever the cards are that it cannot know.

import { advance, decisions, isIllegal, name, options, playing } from '@sleight/kernel/decide';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, knownTo, other, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import { whatSees as allSeen, answered as answeredWith, dealAgain, reseeded } from '@sleight/kit/laws';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, it } from 'vitest';
import { board } from './board';
import { onepiece } from './book';
import { LIFE_UP } from './counters';
import { onepieceGame } from './game';
import { log } from './log';
import { DECK, HAND, LIFE } from './places';
import { plainCards } from './plain-cards';
import { newMatch } from './random-play';

const book = onepiece();

/** Redeals the unknown cards; chance is reseeded too. */
const reshuffleUnknown = (s: State, seat: Seat, rng: number[]): State =>
  reseeded(dealAgain(s, seat, SEATS, rng), rng);

/** Swaps hidden cards of a seat (hand, Life, limbo) with cards deep in its deck. */
function exchangeHidden(s: State, seat: Seat, zones: readonly number[], rng: number[]): State {
  const t = clone(s);
  const { def, knows } = t.cards;
  const deep = t.zones[DECK + seat].slice(0, -8).filter((card) => knows[card] === 0);
  for (const zone of zones) {
    for (const card of t.zones[zone + seat]) {
      const isSecret = (knows[card] & knownTo(other(seat))) === 0;
      const at = deep[below(rng, deep.length + 1)];
      if (!isSecret || at === undefined) continue;
      [def[card], def[at]] = [def[at], def[card]];
    }
  }
  return t;
}

const whatSees = (s: State, seat: Seat): string => allSeen(book, s, seat, board);
const answered = (s: State, seat: Seat, key: string, watcher: Seat) =>
  answeredWith(book, log, s, seat, key, watcher);

describe('hidden means hidden', () => {
  it('1,000 positions: redealing the unknown cards changes nothing a seat sees', () => {
    const rng = seedRng('leaks');
    const seen = { positions: 0, looked: 0, faceUp: 0 };
    for (let seed = 100; seen.positions < 1000; seed++) {
      playThrough(book, newMatch(book, seed), seed, (s) => {
        if (below(rng, 5) !== 0) return false;
        seen.positions++;
        if (s.num[LIFE_UP] + s.num[LIFE_UP + 1] > 0) seen.faceUp++;
        for (const seat of SEATS) {
          if (s.zones[DECK + seat].some((card) => s.cards.knows[card] !== 0)) seen.looked++;
          const again = reshuffleUnknown(s, seat, rng);
          expect(whatSees(again, seat)).toBe(whatSees(s, seat));
        }
        return false;
      });
    }
    expect(seen.looked).toBeGreaterThan(50);
    expect(seen.faceUp).toBeGreaterThan(3);
  });

  it("the opponent's actions look the same whatever they hold in hand or Life", () => {
    const rng = seedRng('facts');
    let compared = 0;
    for (let seed = 300; seed < 340; seed++) {
      playThrough(book, newMatch(book, seed), seed, (s, code, seat) => {
        const watcher = other(seat);
        const { key } = name(playing(book, s), seat, code);
        const twin = exchangeHidden(s, seat, [HAND, LIFE], rng);
        if (!options(playing(book, twin), seat).some((option) => option.key === key)) return false;
        const one = answered(s, seat, key, watcher);
        // A card that the pick reveals must be the same card; cards that stay hidden may differ.
        const shows = one.heard.some(
          ({ def }) => def !== undefined && !key.includes(`${def}`) && isShown(s, seat, def),
        );
        if (shows) return false;
        compared++;
        expect(answered(twin, seat, key, watcher), key).toEqual(one);
        return false;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it("a Life card's [Trigger] is visible only when it is used", () => {
    const full = onepieceGame.book({
      cards: [...plainCards, { id: 'T-1', abilities: ['[Trigger] Draw 1 card.'] }],
    });
    const laid = (top: string) =>
      onepieceGame.arrange(full, {
        start: { battle: { attacker: 'my leader', target: 'foe leader' } },
        me: {},
        foe: { life: [top, 'PLAIN-002'], hand: [] },
      });
    const [plain, trigger] = [laid('PLAIN-002'), laid('T-1')];
    expect(view(full, trigger, 0)).toEqual(view(full, plain, 0));
    for (const s of [plain, trigger])
      expect(decisions(playing(full, s)).map(({ seat }) => seat)).toEqual([1]);
  });

  it('the order in which cards are put face down is not visible to the other seat', () => {
    let compared = 0;
    for (let seed = 400; seed < 460; seed++) {
      playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
        const keys = options(playing(book, s), seat).map(({ key }) => key);
        if (!keys.includes('any order')) return false;
        const orders = keys.filter((key) => key.startsWith('choose '));
        for (const key of orders.slice(1)) {
          compared++;
          const [one, two] = [orders[0], key].map((first) => ordered(s, seat, first));
          expect(two, `${orders[0]} or ${key}`).toEqual(one);
        }
        return false;
      });
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('an illegal answer is refused in the same words whatever the opponent holds', () => {
    const s = newMatch(book, 1);
    const twin = reshuffleUnknown(s, 1, seedRng('x'));
    const bad = { seat: 1, decision: s.asked[1], keys: ['play ST01-012'] };
    expect(advance(book, twin, bad)).toEqual(advance(book, s, bad));
  });
});

/** The other seat's view after a player began with this card and left the rest in any order. */
function ordered(s: State, seat: Seat, first: string) {
  const t = clone(s);
  const heard = [];
  for (let key = first; ; key = 'any order') {
    const facts = advance(book, t, { seat, decision: t.asked[seat], keys: [key] });
    if (isIllegal(facts)) throw new Error(`${key} was refused`);
    heard.push(...redact(facts, other(seat)));
    if (!options(playing(book, t), seat).some((option) => option.key === 'any order')) break;
  }
  return { heard: heard.map(({ n: _, ...fact }) => fact), after: view(book, t, other(seat)) };
}

/** Is a card with this name hidden with that seat? Then naming it reveals something. */
function isShown(s: State, seat: Seat, def: string | undefined): boolean {
  return [HAND, LIFE].some((zone) =>
    s.zones[zone + seat].some((card) => book.defs[s.cards.def[card]].id === def),
  );
}
