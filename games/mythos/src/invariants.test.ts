// Each broken invariant is detected.

import { playing } from '@sleight/kernel/decide';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { relocate } from '@sleight/kernel/objects';
import { clone, type State } from '@sleight/kernel/state';
import { describe, expect, it } from 'vitest';
import { CHAKRA, EDGE, LINK, TOKENS } from './counters';
import { mythosGame } from './game';
import { invariants } from './invariants';
import { DECK, HAND, side } from './places';
import { plainMissions } from './plain-cards';

const book = mythosGame.book({ cards: plainMissions });
const sound = mythosGame.arrange(book, {
  start: { turn: 2 },
  me: { hand: ['KS-009'], deck: ['KS-013'], at: { 1: ['KS-086', { card: 'KS-001', hidden: true }] } },
  foe: { hand: ['KS-009'], at: { 1: ['KS-086'], 2: ['KS-086'] } },
});

function broken(breaking: (s: State) => void): string[] {
  const s = clone(sound);
  breaking(s);
  return invariants(playing(book, s));
}

const of = (s: State, place: PlaceIndex) => {
  const o = s.objs.find((one) => one !== null && one.at === place);
  if (o === null || o === undefined) throw new Error('nobody stands there');
  return o;
};

describe('a broken invariant is detected', () => {
  it('a sound state has no problems', () => {
    expect(broken(() => {})).toEqual([]);
  });

  const cases: readonly (readonly [string, (s: State) => void, RegExp])[] = [
    ['an empty stack', (s) => Object.assign(of(s, side(0, 1)), { cards: [] }), /is an empty stack/],
    ['a card in no zone', (s) => s.zones[HAND].pop(), /is in 0 places/],
    ['a card in two zones', (s) => s.zones[DECK].push(s.zones[HAND][0]), /is in 2 places/],
    [
      'a card with the wrong player',
      (s) => s.zones[HAND + 1].push(s.zones[HAND].pop()!),
      /of seat 0 is in hand of seat 1/,
    ],
    ['negative tokens', (s) => Object.assign(of(s, side(0, 1)).marks, { [TOKENS]: -1 }), /has -1 tokens/],
    ['debts', (s) => Object.assign(s.num, { [CHAKRA]: -1 }), /has -1 chakra/],
    ['an Edge that nobody holds', (s) => Object.assign(s.num, { [EDGE]: 2 }), /the Edge is held by 2/],
    [
      'a link to nobody',
      (s) => Object.assign(of(s, side(0, 1)).marks, { [LINK]: 999 }),
      /a link that has ended/,
    ],
    ['the wrong side', (s) => Object.assign(of(s, side(0, 1)), { ctrl: 1 }), /stands on the other side/],
    [
      'two of a name',
      (s) => relocate(playing(book, s), of(s, side(1, 2)), side(1, 1)),
      /two face-up characters are Zabuza/,
    ],
    ['a match that waits for nobody', (s) => s.stack.pop(), /nobody has a decision/],
  ];
  it.each(cases)('%s', (_name, breaking, message) => {
    expect(broken(breaking).join('\n')).toMatch(message);
  });
});
