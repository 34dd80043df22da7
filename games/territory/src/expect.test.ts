// Each form of expectation, when it holds and its message when it does not.

import { playing } from '@sleight/kernel';
import { describe, expect, it } from 'vitest';
import { expect as holds } from './expect';
import { territoryGame } from './game';

const book = territoryGame.book({ rules: { autoPass: false } });
const s = territoryGame.arrange(book, {
  start: { round: 2, priority: 'me', first: 'foe' },
  me: {
    hand: ['scout', 'champion'],
    deck: ['pawn', 'sniper'],
    discard: ['warlord', 'martyr'],
    slots: { 1: { card: 'scout', bonus: 2 }, 2: 'champion' },
    effects: { 2: ['watchtower', { effect: 'trap', by: 'foe' }] },
    lanes: { 3: ['power-node'] },
    leader: 'warden-hask',
    gained: 1,
    lost: 2,
    marks: 1,
    nextUnit: 2,
  },
  foe: { slots: { 2: { card: 'champion', damage: 3 }, 4: 'pawn' }, passed: true },
});
const says = (expectation: string): string | null => holds(playing(book, s), 0, expectation);

describe('expectations that hold', () => {
  it.each([
    'scout has power 3',
    'Scout has bonus 2',
    'foe champion has damage 3',
    'my champion at slot 2 has power 5',
    'foe slot 2 has power 2',
    'pawn is in play',
    'foe pawn is in play',
    'my pawn is not in play',
    'sniper is not in play',
    'scout is in my hand',
    'sniper is in my deck',
    'martyr is in my discard',
    'scout is not in foe hand',
    'scout is in my slot 1',
    'my slot 3 is empty',
    'my slot 2 has champion',
    'foe pawn at slot 4',
    'my hand is [champion, scout]',
    'my deck is [pawn, sniper]',
    'my discard is [warlord, martyr]',
    'foe hand is empty',
    'top of my deck is pawn',
    'top of my deck is [pawn, sniper]',
    'I have 2 cards in hand',
    'foe has no cards in deck',
    'I have 2 cards in discard',
    'my slot 2 has 2 effects',
    'my slot 2 has effects [watchtower, trap]',
    'my slot 2 has effects ["Deploy: draw 1 card.", trap]',
    'my slot 1 has no effects',
    'lane 3 has 1 effect',
    'lane 3 has effects [power-node]',
    'the board has 3 effects',
    'effect 1 is beneficial',
    'effect 2 is harmful',
    'effect 2 is by foe',
    'effect 2 is on my slot 2',
    'effect 3 is neutral',
    'effect 3 is on lane 3',
    'I have 1 VP gained',
    'I have lost 2 VP',
    'I have 1 projected VP',
    'foe has 1 projected VP',
    'my marks are 1',
    'my next unit gets +2',
    'round is 2',
    'my priority',
    'foe first priority',
    'foe has passed',
    'I have not passed',
    'match is not over',
    'my leader is not used',
    'foe does not know scout in my hand',
    'I know scout in my hand',
  ])('%s', (expectation) => {
    expect(says(expectation)).toBeNull();
  });
});

describe('failed expectations report the actual value', () => {
  it.each([
    ['scout has power 2', 'scout has power 2, but it has power 3'],
    ['scout at slot 2 has power 2', 'scout at slot 2 has power 2, but scout at slot 2 is not in play'],
    ['champion has power 5', 'champion has power 5, but champion: there are 2; say whose or at which slot'],
    ['my slot 3 has power 5', 'my slot 3 has power 5, but my slot 3 is empty'],
    ['scuot has power 2', 'scuot has power 2, but there is no card called "scuot"'],
    ['sniper is in play', 'sniper is in play, but it is not'],
    ['pawn is not in play', 'pawn is not in play, but it is'],
    ['my pawn is in play', 'my pawn is in play, but it is not'],
    ['scout is in foe hand', 'scout is in foe hand, but that is []'],
    ['my slot 2 is empty', 'my slot 2 is empty, but it has champion'],
    ['my slot 2 has pawn', 'my slot 2 has pawn, but it has champion'],
    ['scout is in my slot 2', 'scout is in my slot 2, but it is not'],
    ['my slot 3 has pawn', 'my slot 3 has pawn, but it is empty'],
    ['my pawn at slot 2', 'my pawn at slot 2, but it has champion'],
    ['my hand is [scout]', 'my hand is [scout], but it is [scout, champion]'],
    ['my discard is [martyr, warlord]', 'my discard is [martyr, warlord], but it is [warlord, martyr]'],
    ['my hand is empty', 'my hand is empty, but it is [scout, champion]'],
    ['top of my deck is sniper', 'top of my deck is sniper, but it is [pawn]'],
    ['I have 3 cards in hand', 'I have 3 cards in hand, but it is 2'],
    ['my slot 2 has 1 effect', 'my slot 2 has 1 effect, but it is 2'],
    [
      'my slot 2 has effects [trap, watchtower]',
      'my slot 2 has effects [trap, watchtower], but it has ["Deploy: draw 1 card.", "Deploy: deal 2 damage to this unit."]',
    ],
    ['my slot 1 has effects [trap]', 'my slot 1 has effects [trap], but it has none'],
    ['the board has no effects', 'the board has no effects, but it is 3'],
    ['effect 1 is harmful', 'effect 1 is harmful, but it is beneficial, by me, on my slot 2'],
    ['effect 9 is harmful', 'effect 9 is harmful, but there are 3 effects'],
    ['I have 2 VP gained', 'I have 2 VP gained, but it is 1'],
    ['foe has lost 1 VP', 'foe has lost 1 VP, but it is 0'],
    ['I have 2 projected VP', 'I have 2 projected VP, but it is 1'],
    ['foe marks are 1', 'foe marks are 1, but it is 0'],
    ['my next unit gets +1', 'my next unit gets +1, but it is 2'],
    ['round is 1', 'round is 1, but it is 2'],
    ['foe priority', 'foe priority, but the other player has it'],
    ['my first priority', 'my first priority, but the other player has it'],
    ['foe has not passed', 'foe has not passed, but it has'],
    ['match is over', 'match is over, but it is not'],
    ['I win', 'I win, but the match is not over'],
    ['foe wins', 'foe wins, but the match is not over'],
    ['draw', 'draw, but the match is not over'],
    ['my leader is used', 'my leader is used, but it is not'],
    ['foe leader is used', 'foe leader is used, but there is none'],
    ['foe knows scout in my hand', 'foe knows scout in my hand, but it is not known'],
    ['my slot 2 has effects [champion]', 'my slot 2 has effects [champion], but "champion" gives no effect'],
  ])('%s', (expectation, message) => {
    expect(says(expectation)).toBe(message);
  });

  it('an unknown sentence never holds', () => {
    expect(says('all is well')).toBe('"all is well" is not an expectation this game understands');
  });
});

describe('a match that is over', () => {
  const over = (winner: 0 | 1 | null, expectation: string): string | null =>
    holds(playing(book, { ...s, result: { winner, reason: 'marks' } }), 0, expectation);

  it('names its winner', () => {
    expect(over(0, 'I win')).toBeNull();
    expect(over(1, 'foe wins')).toBeNull();
    expect(over(null, 'draw')).toBeNull();
    expect(over(1, 'I win')).toBe('I win, but foe wins');
    expect(over(0, 'draw')).toBe('draw, but I win');
    expect(over(null, 'foe wins')).toBe('foe wins, but it is a draw');
    expect(over(0, 'match is over')).toBeNull();
  });
});
