// Each invariant detects its kind of damage.

import { playing, type State } from '@sleight/kernel';
import { describe, expect, it } from 'vitest';
import { DAMAGE, GAINED, PASSED } from './counters';
import { territoryGame } from './game';
import { invariants } from './invariants';
import { DECK, DISCARD, HAND, slot } from './places';

const book = territoryGame.book({ rules: { autoPass: false } });
const lay = (): State =>
  territoryGame.arrange(book, {
    start: {},
    me: {
      hand: ['scout'],
      deck: ['pawn'],
      slots: { 1: 'champion', 2: 'sniper' },
      effects: { 1: ['high-ground'] },
    },
    foe: { slots: { 1: 'pawn' }, leader: 'warden-hask' },
  });

const brokenBy = (damage: (s: State) => void): string[] => {
  const s = lay();
  damage(s);
  return invariants(playing(book, s));
};
const unit = (s: State, i: number) => s.objs.filter((o) => o !== null)[i];

describe('invariants', () => {
  it('a sound state breaks none', () => {
    expect(brokenBy(() => {})).toEqual([]);
  });

  it.each<[string, (s: State) => void, RegExp]>([
    ['a card in two zones', (s) => s.zones[DISCARD].push(s.zones[HAND][0]), /card 1 is in 2 places/],
    ['a card in a zone and in play', (s) => s.zones[HAND].push(unit(s, 0).cards[0]), /is in 2 places/],
    ['a card that is gone', (s) => s.zones[DECK].pop(), /is in 0 places/],
    [
      "a card in the opponent's hand",
      (s) => s.zones[HAND + 1].push(...s.zones[HAND].splice(0)),
      /of seat 0 is in hand of seat 1/,
    ],
    [
      "a unit on the opponent's side",
      (s) => {
        unit(s, 0).ctrl = 1;
      },
      /of seat 1 stands at slot 1/,
    ],
    [
      'two units in a slot',
      (s) => {
        unit(s, 0).next = s.first[slot(4, 0, 2)];
        s.first[slot(4, 0, 2)] = -1;
        unit(s, 1).at = unit(s, 0).at;
      },
      /2 units stand at slot 1/,
    ],
    [
      'a place that leads elsewhere',
      (s) => {
        unit(s, 0).at = slot(4, 0, 4);
      },
      /but place 10 leads to it/,
    ],
    [
      'a unit that no place leads to',
      (s) => {
        s.first[slot(4, 0, 1)] = -1;
      },
      /no place leads to it/,
    ],
    [
      'two objects with one id',
      (s) => {
        unit(s, 0).id = unit(s, 1).id;
      },
      /share an id/,
    ],
    [
      'negative damage',
      (s) => {
        unit(s, 0).marks[DAMAGE] = -1;
      },
      /has damage -1/,
    ],
    [
      'a unit with power 0 at a turn',
      (s) => {
        unit(s, 1).marks[DAMAGE] = 2;
      },
      /has power 0 and is still in play/,
    ],
    [
      'an action in a slot',
      (s) => {
        s.cards.def[unit(s, 0).cards[0]] = book.byId.get('bloodrite') ?? 0;
      },
      /is not a unit/,
    ],
    [
      'a negative counter',
      (s) => {
        s.num[GAINED] = -1;
      },
      /counter 6 is -1/,
    ],
    [
      'a pass that counts twice',
      (s) => {
        s.num[PASSED] = 2;
      },
      /seat 0 passed twice/,
    ],
    [
      'an effect that works although it is gone',
      (s) => {
        s.mods = [];
      },
      /works on, but it is gone/,
    ],
    [
      'an ability that waits while a turn begins',
      (s) =>
        s.queue.push({
          code: 0,
          you: 0,
          self: 0,
          event: { refs: [], n: 0, last: [] },
          kept: [],
          rank: 0,
          batch: 0,
        }),
      /1 abilities wait/,
    ],
    [
      'a match that stands still',
      (s) => {
        s.stack = [];
      },
      /nobody has a decision/,
    ],
  ])('%s is detected', (_name, damage, message) => {
    expect(brokenBy(damage).join('\n')).toMatch(message);
  });
});
