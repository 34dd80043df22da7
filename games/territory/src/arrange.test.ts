// Each field of a setup works, and a bad one is refused by name.

import type { Said, Seat, State } from '@sleight/kernel';
import { options, playing, toMove } from '@sleight/kernel';
import { describe, expect, it } from 'vitest';
import { asTerritory } from './book';
import { BENEFICIAL, HARMFUL, NEUTRAL } from './counters';
import { expect as holds } from './expect';
import { territoryGame } from './game';
import { effectCards } from './made-up';
import { DECK } from './places';

const lay = (
  setup: Record<string, unknown>,
  rules: object = {},
): { s: State; is: (e: string) => string | null } => {
  const whole = { start: {}, ...setup };
  const book = territoryGame.book({
    rules: { autoPass: false, ...rules },
    cards: effectCards(whole),
  });
  const s = territoryGame.arrange(book, whole);
  return { s, is: (e) => holds(playing(book, s), 0, e) };
};

const keys = (setup: Record<string, unknown>, seat: Seat = 0): string[] => {
  const book = territoryGame.book({ rules: { autoPass: false } });
  return options(playing(book, territoryGame.arrange(book, { start: {}, ...setup })), seat).map((o) => o.key);
};

describe('zones', () => {
  it('a hand contains the listed cards', () => {
    expect(lay({ me: { hand: ['Scout', 'champion'] } }).is('my hand is [champion, scout]')).toBeNull();
  });

  it('a hand is known to its owner only, unless it was seen', () => {
    const { is } = lay({ me: { hand: ['scout', { card: 'champion', seen: true }] } });
    expect(is('foe does not know scout in my hand')).toBeNull();
    expect(is('foe knows champion in my hand')).toBeNull();
  });

  it('a deck is listed from the top, filler lies beneath', () => {
    const { is } = lay({ foe: { deck: ['scout', 'pawn'], filler: 2 } });
    expect(is('foe deck is [scout, pawn, champion, champion]')).toBeNull();
  });

  it('a card in a deck is unknown unless it was seen', () => {
    const { s } = lay({ me: { deck: ['scout', { card: 'pawn', seen: true }] } });
    expect(s.zones[DECK].map((card) => s.cards.knows[card])).toEqual([7, 0]);
  });

  it('a discard is listed oldest first', () => {
    expect(lay({ me: { discard: ['scout', 'pawn'] } }).is('my discard is [scout, pawn]')).toBeNull();
  });
});

describe('the board', () => {
  it('a unit is in its slot with damage and bonus', () => {
    const { is } = lay({ foe: { slots: { 3: { card: 'champion', damage: 2, bonus: 1 } } } });
    expect(is('foe champion at slot 3')).toBeNull();
    expect(is('champion has damage 2')).toBeNull();
    expect(is('champion has bonus 1')).toBeNull();
    expect(is('champion has power 4')).toBeNull();
  });

  it('an effect on an own slot is beneficial, by the opponent harmful, on a lane neutral', () => {
    const { s } = lay({
      me: { effects: { 2: ['watchtower', { effect: 'trap', by: 'foe' }] }, lanes: { 3: ['power-node'] } },
    });
    expect(s.mods.map((mod) => mod.kind)).toEqual([BENEFICIAL, HARMFUL, NEUTRAL]);
    expect(s.mods.map((mod) => mod.by)).toEqual([0, 1, 0]);
  });

  it('an effect is named by a card that grants it, by its text, or as data', () => {
    const ability = {
      type: 'Deploy',
      effect: { actions: [{ type: 'powerMod', amount: 1, targetType: 'self' }] },
    };
    const { is } = lay({ me: { effects: { 1: ['engineer', 'Deploy: this unit gets +1 power.', ability] } } });
    expect(is('my slot 1 has effects [engineer, seedling, "Deploy: this unit gets +1 power."]')).toBeNull();
  });

  it('an effect may be one that no card gives', () => {
    const { is } = lay({ me: { effects: { 1: ['Deploy: gain 2 VP.'] } } });
    expect(is('my slot 1 has effects ["Deploy: gain 2 VP."]')).toBeNull();
  });

  it('a continuous effect works at once', () => {
    const { is } = lay({ me: { slots: { 1: 'scout' }, effects: { 1: ['high-ground'] } } });
    expect(is('scout has power 3')).toBeNull();
  });

  it('a leader sits at the table, used or not', () => {
    const { is } = lay({
      me: { leader: 'warden-hask' },
      foe: { leader: { card: 'warden-hask', used: true } },
    });
    expect(is('my leader is not used')).toBeNull();
    expect(is('foe leader is used')).toBeNull();
  });

  it('a used leader cannot be activated again', () => {
    const leader = { card: 'runesmith-quill', used: true };
    expect(keys({ me: { leader: 'runesmith-quill' } })).toEqual(['activate leader', 'pass']);
    expect(keys({ me: { leader } })).toEqual(['pass']);
  });
});

describe('counters', () => {
  it('each can be set', () => {
    const { is } = lay({
      start: { round: 2, priority: 'foe', first: 'me' },
      me: { passed: true, gained: 2, lost: 1, marks: 1, nextUnit: 3 },
    });
    const all = ['round is 2', 'foe priority', 'my first priority', 'I have passed', 'I have 2 VP gained'];
    for (const e of [...all, 'I have lost 1 VP', 'my marks are 1', 'my next unit gets +3'])
      expect(is(e)).toBeNull();
  });

  it('without first, the player with priority had it first', () => {
    expect(lay({ start: { priority: 'foe' } }).is('foe first priority')).toBeNull();
  });
});

describe('before the first draw', () => {
  it('both draw from the decks in the order listed', () => {
    const { is } = lay({
      start: 'setup',
      me: { deck: ['scout', 'pawn'], filler: 7 },
      foe: { deck: ['sniper'] },
    });
    expect(is('I have 8 cards in hand')).toBeNull();
    expect(is('my deck is [champion]')).toBeNull();
    expect(is('foe hand is [sniper]')).toBeNull();
    expect(is('my priority')).toBeNull();
  });

  it('the player named first begins', () => {
    const { s } = lay({ start: { setup: true, first: 'foe' }, foe: { filler: 9 } });
    expect(toMove(playing(territoryGame.book(), s))).toBe(1);
  });

  it('Match start abilities of leaders resolve', () => {
    expect(lay({ start: 'setup', me: { leader: 'abbess-corwen' } }).is('my slot 3 has 1 effect')).toBeNull();
  });
});

describe('mistakes name the field', () => {
  const refused = (setup: Record<string, unknown>, message: string): void => {
    expect(() => lay(setup)).toThrow(message);
  };

  it.each([
    [{ me: { hnad: [] } }, 'me: there is no field "hnad"'],
    [{ you: {} }, 'there is no field "you"'],
    [{ start: { runde: 1 } }, 'start: there is no field "runde"'],
    [{ me: { slots: { 2: { card: 'pawn', dmage: 1 } } } }, 'me.slots.2: there is no field "dmage"'],
    [{ me: { hand: ['scuot'] } }, 'me.hand: there is no card called "scuot"'],
    [{ me: { hand: ['warden-hask'] } }, 'me.hand: warden-hask is a leader, not a card'],
    [{ me: { slots: { 2: 'bloodrite' } } }, 'me.slots.2: bloodrite is not a unit'],
    [{ me: { slots: { 5: 'pawn' } } }, 'me.slots.5: this battlefield has lanes 1 to 4'],
    [{ foe: { leader: 'pawn' } }, 'foe.leader: pawn is not a leader'],
    [{ me: { effects: { 2: ['champion'] } } }, 'me.effects.2: "champion" gives no effect'],
    [{ me: { effects: { 2: ['Deploy: dance.'] } } }, 'no card of this set gives the effect "Deploy: dance."'],
    [{ me: { slots: { 2: { card: 'pawn', damage: 1 } } } }, 'me.slots.2: this unit has power 0'],
    [{ me: { passed: true } }, 'me.passed: the player with priority cannot have passed'],
    [{ me: { marks: 2 } }, 'me.marks: 2 marks would have ended the match'],
    [{ me: { gained: -1 } }, 'me.gained'],
    [{ start: 'setup', me: { hand: ['scout'] } }, 'me.hand: cannot be set before the first draw'],
    [{ start: { setup: true, round: 2 } }, 'start.setup: the match begins in round 1'],
  ])('%j', refused);
});

describe('made-up cards', () => {
  const named = (id: string): Said | undefined =>
    asTerritory(territoryGame.book({ cards: [{ id, kind: 'unit', power: 3 }] })).defs.find((d) => d.id === id)
      ?.name;

  it('name, faction and set may be left out', () => {
    expect(named('dummy')).toEqual({ en: 'dummy', fr: 'dummy' });
  });

  it('an ability may be its English text', () => {
    const card = {
      id: 'dummy',
      kind: 'unit',
      power: 3,
      abilities: ['Deploy: draw 2 cards.\nDeath: draw 1 card.'],
    };
    const { defs } = territoryGame.book({ cards: [card] });
    expect(defs.find((def) => def.id === 'dummy')?.lines.map((line) => line.type)).toEqual([
      'Deploy',
      'Death',
    ]);
  });

  it('a text that does not compile is refused with its card', () => {
    const card = { id: 'dummy', kind: 'unit', power: 3, abilities: ['Deploy: dance.'] };
    expect(() => territoryGame.book({ cards: [card] })).toThrow('cards: dummy: "Deploy: dance."');
  });

  it('an unknown field is refused with its card', () => {
    expect(() => territoryGame.book({ cards: [{ id: 'dummy', kind: 'unit', pwoer: 3 }] })).toThrow('dummy');
  });
});
