// Each broken invariant is detected.

import { playing } from '@sleight/kernel/decide';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { relocate } from '@sleight/kernel/objects';
import { clone, type State } from '@sleight/kernel/state';
import { describe, expect, it } from 'vitest';
import { DON, DON_ACTIVE, LIFE_UP, RESTED } from './counters';
import { onepieceGame } from './game';
import { invariants } from './invariants';
import { CHARACTER_AREA, DECK, HAND, LEADER_AREA, STAGE_AREA } from './places';
import { plainCards } from './plain-cards';

const admirer = {
  id: 'T-001',
  abilities: ['If your Leader has 6000 power or more, this Character gains +1000 power.'],
};
const book = onepieceGame.book({ cards: [...plainCards, admirer] });
const sound = onepieceGame.arrange(book, {
  start: {},
  me: {
    hand: ['ST01-006'],
    characters: ['ST01-003', 'ST01-008', 'T-001'],
    life: [{ card: 'ST01-002', up: true }],
    don: 3,
  },
  foe: { hand: ['ST01-006'], characters: ['ST01-003'] },
});

function broken(breaking: (s: State) => void): string[] {
  const s = clone(sound);
  breaking(s);
  return invariants(playing(book, s));
}

const at = (s: State, place: PlaceIndex) => {
  const o = s.objs.find((one) => one !== null && one.at === place);
  if (o === null || o === undefined) throw new Error('nobody is there');
  return o;
};

describe('a broken invariant is detected', () => {
  it('nothing is wrong with a sound state', () => {
    expect(broken(() => {})).toEqual([]);
  });

  const cases: readonly (readonly [string, (s: State) => void, RegExp])[] = [
    ['a card in no zone', (s) => s.zones[HAND].pop(), /is in 0 places/],
    ['a card in two zones', (s) => s.zones[DECK].push(s.zones[HAND][0]), /is in 2 places/],
    [
      'a card with the wrong player',
      (s) => s.zones[HAND + 1].push(s.zones[HAND].pop()!),
      /of seat 0 is in hand of seat 1/,
    ],
    [
      'a Character as a Stage',
      (s) => relocate(playing(book, s), at(s, CHARACTER_AREA), STAGE_AREA),
      /is in the stage area/,
    ],
    [
      'the wrong field',
      (s) => Object.assign(at(s, CHARACTER_AREA), { ctrl: 1 }),
      /is on the field of seat 0/,
    ],
    ['two Leaders', (s) => relocate(playing(book, s), at(s, LEADER_AREA + 1), LEADER_AREA), /has 2 Leaders/],
    [
      'half rested',
      (s) => Object.assign(at(s, CHARACTER_AREA).marks, { [RESTED]: 2 }),
      /neither active nor rested/,
    ],
    ['a DON!! from nowhere', (s) => Object.assign(s.num, { [DON_ACTIVE]: 4 }), /has 11 of 10 DON!!/],
    [
      'a DON!! that vanished',
      (s) => Object.assign(at(s, CHARACTER_AREA).marks, { [DON]: -1 }),
      /less than no DON!!/,
    ],
    ['a face without a card', (s) => Object.assign(s.num, { [LIFE_UP]: 2 }), /face up and is not there/],
    ['a secret face', (s) => s.cards.knows.fill(0), /unknown/],
    [
      'a text that was not told of a change',
      (s) => Object.assign(at(s, LEADER_AREA).marks, { [DON]: 1 }) && s.num[DON_ACTIVE]--,
      /out of date/,
    ],
    ['a match that waits for nobody', (s) => s.stack.pop(), /nobody has a decision/],
  ];
  it.each(cases)('%s', (_name, breaking, message) => {
    expect(broken(breaking).join('\n')).toMatch(message);
  });
});
