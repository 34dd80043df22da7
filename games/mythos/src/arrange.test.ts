// Each field of a setup works, a bad one is refused by name, and a failed expectation reports the actual value.

import { options, playing, type Seat, type State } from '@sleight/kernel';
import { describe, expect, it } from 'vitest';
import { expect as holds } from './expect';
import { mythosGame } from './game';
import { plainMissions } from './plain-cards';

interface Laid {
  readonly s: State;
  is(expectation: string): string | null;
  keys(seat?: Seat): string[];
}

function lay(setup: Record<string, unknown>, ruleset = 'official'): Laid {
  const book = mythosGame.book({ ruleset, cards: plainMissions });
  const s = mythosGame.arrange(book, { start: {}, ...setup });
  const p = playing(book, s);
  return {
    s,
    is: (e) => holds(p, 0, e),
    keys: (seat = 0) => options(p, seat).map(({ key }) => key),
  };
}

const sound = (laid: Laid): string[] =>
  mythosGame.invariants(playing(mythosGame.book({ cards: plainMissions }), laid.s));

function allHold(laid: Laid, expectations: readonly string[]): void {
  for (const e of expectations) expect(laid.is(e)).toBeNull();
  expect(sound(laid)).toEqual([]);
}

describe('zones', () => {
  it('contain the listed cards: deck from the top with filler beneath, discard oldest first', () => {
    allHold(
      lay({
        me: {
          hand: ['KS-009', 'ks-044'],
          deck: ['KS-013', 'KS-020'],
          filler: 1,
          discard: ['KS-001', 'KS-002'],
        },
      }),
      [
        'my hand is [KS-044, KS-009]',
        'my deck is [KS-013, KS-020, KS-086]',
        'top of my deck is KS-013',
        'my discard is [KS-001, KS-002]',
        'top of my discard is KS-002',
        'foe hand is empty',
        'foe has no cards in deck',
      ],
    );
  });

  it('a hand is known to its owner only, unless it was seen', () => {
    allHold(lay({ me: { hand: ['KS-009', { card: 'KS-044', seen: true }] } }), [
      'foe does not know KS-009 in my hand',
      'foe knows KS-044 in my hand',
    ]);
  });

  it('cards are named by id, by a unique name, or by name and title', () => {
    allHold(lay({ me: { hand: ['Rashomon', 'naruto uzumaki, genin of the leaf village'] } }), [
      'Rashomon is in my hand',
      'KS-009 is in my hand',
    ]);
  });
});

describe('the missions', () => {
  it('lie in rank order, as many as the turn requires, with plain ones if none are named', () => {
    allHold(lay({ start: { turn: 3 } }), [
      'turn is 3',
      'mission 2 is PLAIN-M2',
      'mission deck is [PLAIN-M4]',
    ]);
    allHold(lay({ start: { missions: ['KS-M01', 'KS-M10'], missionDeck: ['KS-M02'] } }), [
      'turn is 2',
      '2 missions are in play',
      'mission 2 is KS-M10',
      'mission deck is [KS-M02, PLAIN-M4]',
    ]);
  });

  it("a start phase lays one less and pays the new one's chakra", () => {
    allHold(lay({ start: { turn: 2, phase: 'start' }, me: { filler: 3, at: { 1: ['KS-009'] } } }), [
      'turn is 2',
      'I have 6 chakra',
      'foe has 5 chakra',
      'I have 2 cards in hand',
    ]);
  });

  it('a mission phase scores at once', () => {
    allHold(lay({ start: { turn: 4, phase: 'mission' }, me: { at: { 4: ['KS-009'] } } }), [
      'I have 4 points',
      'match is over',
      'I win',
    ]);
  });
});

describe('characters', () => {
  const laid = lay({
    start: { turn: 2 },
    me: {
      chakra: 9,
      hand: ['KS-010'],
      at: {
        1: [
          { card: 'KS-086', hidden: true, tokens: 2 },
          { card: 'KS-010', under: ['KS-009'] },
        ],
        2: ['KS-020', { card: 'KS-001', owner: 'foe', linked: 'KS-020', hidden: true, knownTo: ['me'] }],
      },
    },
    foe: { at: { 1: [{ card: 'KS-044', hidden: true, seen: true, playedLastTurn: true }, 'KS-009'] } },
  });

  it('are placed as listed, hidden or in stacks, with tokens, stolen and linked', () => {
    allHold(laid, [
      'my hidden at mission 1 has 2 tokens',
      'KS-086 is hidden',
      'KS-086 has power 2',
      'my Naruto Uzumaki at mission 1 is a stack of [KS-010, KS-009]',
      'KS-010 is upgraded',
      'KS-001 is controlled by me',
      'KS-001 is owned by foe',
      'KS-001 is linked to KS-020',
      'foe does not know KS-001',
      'foe does not know KS-086',
      'I know KS-044',
      'foe side of mission 1 is [KS-044, KS-009]',
      'foe side of mission 2 is empty',
      'KS-020 is on my side of mission 2',
      'KS-020 is not in mission 1',
    ]);
  });

  it('a failed expectation reports the actual value', () => {
    expect(laid.is('KS-086 has power 5')).toBe('KS-086 has power 5, but it is 2');
    expect(laid.is('foe side of mission 1 is [KS-044]')).toContain('it is [KS-044, KS-009]');
    expect(laid.is('KS-012 has power 1')).toContain('KS-012 is not in play');
    expect(laid.is('KS-010 dances')).toBe('"KS-010 dances" is not an expectation this game understands');
    expect(laid.is('nobody is winning mission 1')).toMatch(/it is (me|foe) \(\d+ to 3\)/);
  });

  it('options name public positions, each once', () => {
    const keys = laid.keys();
    expect(keys).toContain('reveal friendly 1 at mission 1');
    expect(keys).toContain('hide KS-010 at mission 2');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('counters', () => {
  it('each can be set', () => {
    allHold(
      lay({
        start: { turn: 2, edge: 'foe', active: 'me' },
        me: { chakra: 3, points: 5 },
        foe: { passed: true, points: 1 },
      }),
      [
        'I have 3 chakra',
        'I have 5 points',
        'foe has 1 point',
        'foe has the Edge',
        'my turn',
        'foe has passed',
        'I have not passed',
        'phase is action',
      ],
    );
  });

  it('prices can be expected', () => {
    allHold(lay({ me: { at: { 1: ['KS-009', { card: 'KS-086', hidden: true }] } } }), [
      'playing KS-086 costs foe 3 at mission 1',
      'revealing KS-086 costs 3',
      'upgrading KS-009 with KS-133 costs 4',
    ]);
  });
});

describe('a start before the first draw', () => {
  it('draws from the decks as listed', () => {
    const laid = lay({ start: 'setup', me: { deck: ['KS-009'], filler: 9 }, foe: { filler: 9 } });
    allHold(laid, ['I have 5 cards in hand', 'KS-009 is in my hand']);
    expect(laid.keys()).toEqual(['decline', 'accept']);
  });

  it('or picks missions and shuffles, with any result', () => {
    const missions = ['KS-M01', 'KS-M02', 'KS-M03'];
    const side = { filler: 9, missions };
    allHold(lay({ start: { setup: 'shuffled' }, me: side, foe: side }), ['I have 1 mission aside']);
    const all = lay({ start: { setup: 'shuffled' }, me: side, foe: side }, 'jutsu');
    expect(all.is('I have no missions aside')).toBeNull();
  });
});

describe('mistakes are named', () => {
  const wrong = (setup: Record<string, unknown>) => () => lay(setup);

  it.each([
    [{ me: { hands: [] } }, 'me: there is no field "hands"'],
    [{ me: { hand: ['KS-999'] } }, 'me.hand: there is no card called "KS-999"'],
    [{ me: { hand: ['Naruto Uzumaki'] } }, 'several cards are called "Naruto Uzumaki"'],
    [{ me: { hand: ['KS-M01'] } }, 'KS-M01 is a mission'],
    [{ me: { at: { 2: ['KS-009'] } } }, 'me.at.2: only missions 1 to 1 are in play'],
    [{ me: { at: { 1: ['KS-009', 'KS-010'] } } }, 'me.at.1: two characters are called Naruto Uzumaki there'],
    [{ start: { turn: 2, missions: ['KS-M01'] } }, 'start.missions: 2 missions are in play then'],
    [{ start: { missions: ['KS-009'] } }, 'start.missions: KS-009 is not a mission'],
    [{ me: { passed: true } }, 'me.passed: the active player cannot have passed'],
    [{ start: 'setup', me: { chakra: 1 } }, 'me.chakra: cannot be set before the first draw'],
    [{ start: { setup: 'shuffled', edge: 'foe' } }, 'start.setup: with "shuffled" the Edge'],
    [{ start: { setup: 'shuffled', edge: 'me' } }, 'start.setup: with "shuffled" the Edge'],
    [{ start: { setup: 'shuffled', missionDeck: ['KS-M01'] } }, 'start.setup: with "shuffled" the Edge'],
    [
      { me: { at: { 1: [{ card: 'KS-009', owner: 'foe', linked: 'KS-020' }] } } },
      'KS-020 is not face up on that side',
    ],
  ])('%j', (setup, message) => {
    expect(wrong(setup)).toThrow(message);
  });
});
