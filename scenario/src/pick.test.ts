// Every form of a pick leads to the option it means.

import { playing, type Seat, toMove } from '@sleight/kernel';
import { territoryGame } from '@sleight/territory';
import { describe, expect, it } from 'vitest';
import { theOption } from './pick';
import { answer, decisionOf, keysFor, layTable } from './table';

const book = territoryGame.book({ rules: { autoPass: false } });

/** Lays out a position, plays `first`, and returns the key of the next pick. */
function meaning(setup: object, first: readonly string[], pick: string): string {
  const table = layTable(territoryGame, book, territoryGame.arrange(book, { start: {}, ...setup }));
  const mover = (): Seat => toMove(playing(book, table.s)) ?? 0;
  for (const said of first) {
    const seat = mover();
    answer(table, { seat, decision: decisionOf(table, seat), keys: keysFor(table, seat, [said]) });
  }
  return theOption(playing(book, table.s), mover(), pick).key;
}

const board = {
  me: {
    hand: ['champion', 'bloodrite', 'dispel', 'bouncer', 'curse', 'rally-commander', 'field-medic', 'pawn'],
    slots: { 1: 'champion', 3: 'offering-bearer' },
    effects: { 2: ['engineer'] },
    lanes: { 4: ['power-node'] },
    leader: 'abbess-corwen',
  },
  foe: { slots: { 1: 'champion', 2: 'scout', 4: 'warlord' }, effects: { 2: ['watchtower'] } },
};

describe('a turn', () => {
  it.each([
    ['pass', 'pass'],
    ['PASS', 'pass'],
    ['play champion at slot 2', 'play champion at slot 2'],
    ['Play Field Medic at slot 2', 'play field-medic at slot 2'],
    ['play Field Medic in slot 2', 'play field-medic at slot 2'],
    ['play bloodrite', 'play bloodrite'],
    ['activate leader', 'activate leader'],
    ['activate Abbess Corwen', 'activate leader'],
    ['activate slot 3', 'activate slot 3'],
    ['activate offering-bearer', 'activate slot 3'],
  ])('%s', (pick, key) => {
    expect(meaning(board, [], pick)).toBe(key);
  });
});

describe('a unit', () => {
  const bounce = ['play bouncer at slot 2'];

  it.each([
    ['my champion', 'choose ally at slot 1'],
    ['choose my champion', 'choose ally at slot 1'],
    ['choose enemy champion', 'choose enemy at slot 1'],
    ['choose foe champion at slot 1', 'choose enemy at slot 1'],
    ['choose offering-bearer', 'choose ally at slot 3'],
    ['choose Offering Bearer at slot 3', 'choose ally at slot 3'],
    ['choose my slot 1', 'choose ally at slot 1'],
    ['choose slot 3', 'choose ally at slot 3'],
    ['choose ally at slot 3', 'choose ally at slot 3'],
  ])('%s', (pick, key) => {
    expect(meaning(board, bounce, pick)).toBe(key);
  });

  it('a name both sides have is ambiguous', () => {
    expect(() => meaning(board, bounce, 'choose champion')).toThrow(
      '"choose champion" is ambiguous: choose ally at slot 1, choose enemy at slot 1; legal: ',
    );
  });
});

describe('other things', () => {
  it.each<[string, string[], string, string]>([
    ['a slot', ['play curse'], 'choose slot 2', 'choose enemy slot 2'],
    ['an enemy slot', ['play curse'], 'enemy slot 2', 'choose enemy slot 2'],
    ['a lane', ['play rally-commander'], 'choose lane 3', 'choose lane 3'],
    ['an effect by age', ['play dispel'], 'choose effect 1', 'choose effect 1'],
    ['an effect by its slot', ['play dispel'], 'choose effect at my slot 2', 'choose effect 1'],
    ['an effect by the enemy slot', ['play dispel'], 'choose effect at enemy slot 2', 'choose effect 3'],
    ['an effect by its lane', ['play dispel'], 'choose effect at lane 4', 'choose effect 2'],
    ['a card', ['play bouncer at slot 2', 'my champion'], 'choose pawn', 'choose pawn from hand'],
  ])('%s', (_name, first, pick, key) => {
    expect(meaning(board, first, pick)).toBe(key);
  });

  it('a number', () => {
    const setup = {
      me: { hand: ['bloodrite'], slots: { 2: 'champion' } },
      foe: { slots: { 1: 'champion', 3: 'champion' } },
    };
    expect(meaning(setup, ['play bloodrite'], 'amount 3')).toBe('choose 3');
    expect(meaning(setup, ['play bloodrite'], '3')).toBe('choose 3');
  });

  it('a refusal', () => {
    const setup = { me: { hand: ['courier'], slots: { 1: 'pawn' } } };
    expect(meaning(setup, ['play courier at slot 4'], 'decline')).toBe('decline');
  });

  it('"enemy" is from the picker\'s point of view', () => {
    const setup = { start: { priority: 'foe' }, me: { slots: { 1: 'pawn' } }, foe: { hand: ['curse'] } };
    expect(meaning(setup, ['play curse'], 'enemy slot 1')).toBe('choose enemy slot 1');
    expect(() => meaning(setup, ['play curse'], 'foe slot 1')).toThrow('there is no "foe slot 1" in play');
  });
});
