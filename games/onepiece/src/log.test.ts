// The log says every fact, in both languages, and no more than the facts it is given.

import { playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/telling';
import { boardsFromViews } from '@sleight/kit/laws';
import { mergedLine } from '@sleight/kit/log-runs';
import { drawnInSecret, logFaults, moments, playThrough } from '@sleight/kit/random-play';
import { describe, expect, test } from 'vitest';
import { board } from './board';
import { onepiece } from './book';
import { log, saidVerbs } from './log';
import { newMatch } from './random-play';

const book = onepiece();

const begin = (seed: number) => ({ book, s: newMatch(book, seed) });

const p = playing(book, newMatch(book, 0));
const moment = { before: p, after: p };

describe('the log', () => {
  test('has words for every verb of a match, in both languages', () => {
    const { verbs, faults } = logFaults(log, saidVerbs, moments(60, begin));
    expect(faults).toEqual([]);
    expect(verbs.size).toBeGreaterThan(35);
  });

  test('tells the dealing of the Life cards in one line for each player', () => {
    const dealt = (seat: 0 | 1): Fact => ({ n: 0, verb: 'toLife', seat, from: 'deck', to: 'top of life' });
    expect(log(moment, [dealt(0), dealt(0), dealt(0), dealt(1)], 0)).toEqual([
      { en: 'You set 3 Life cards.', fr: 'Vous placez 3 cartes Vie.', under: true },
      { en: '{1} sets 1 Life card.', fr: '{1} place 1 carte Vie.', under: true },
    ]);
  });

  test('tells a price with what it pays for, and only then', () => {
    const facts: Fact[] = [
      { n: 0, verb: 'pay', seat: 1, amount: 1 },
      { n: 1, verb: 'play', seat: 1, object: 7, def: 'ST01-007', from: 'hand' },
      { n: 2, verb: 'pay', seat: 1, amount: 2 },
    ];
    expect(log(moment, facts, 0)).toEqual([
      { en: '{1} plays Nami (1 DON!!).', fr: '{1} joue Nami (1 DON!!).' },
      { en: '{1} pays 2 DON!!', fr: '{1} paie 2 DON!!', under: true },
    ]);
  });

  test('tells who attacks whom with their power', () => {
    const facts: Fact[] = [{ n: 0, verb: 'attack', seat: 0, object: 1, def: 'ST01-001', with: 2 }];
    expect(log(moment, facts, 0)[0].en).toMatch(/^Your .+ \(\d+\) attacks \{1\}’s .+ \(\d+\)\.$/);
    expect(log(moment, facts, 'spectator')[0].en).toMatch(/^\{0\}’s .+ attacks \{1\}’s /);
  });

  const card = (verb: string, object: number, def: string, amount?: number): Fact => ({
    n: 0,
    verb,
    seat: 0,
    object,
    def,
    ...(amount === undefined ? {} : { amount }),
  });
  const [nami, chopper] = ['ST01-007', 'ST01-006'];

  test('adds up the DON!! that a card is given', () => {
    const given = [1, 1, 2].map((n) => card('giveDon', 1, nami, n));
    expect(log(moment, [...given, card('giveDon', 2, chopper, 1)], 0)).toEqual([
      {
        en: 'You give 4 DON!! to Nami and 1 DON!! to Tony Tony.Chopper.',
        fr: 'Vous attachez 4 DON!! à Nami et 1 DON!! à Tony-Tony Chopper.',
      },
    ]);
    const [one] = log(moment, given.slice(1), 0);
    expect(one).toMatchObject({ counted: { n: 3, en: 'You give {n} DON!! to Nami.' } });
    expect(mergedLine(one, one)).toMatchObject({
      en: 'You give 6 DON!! to Nami.',
      fr: 'Vous attachez 6 DON!! à Nami.',
    });
  });

  test('adds up changes of power, with the same words for a Counter', () => {
    const facts = [
      card('power', 1, nami, 1000),
      card('power', 1, nami, 2000),
      card('power', 2, chopper, -1000),
    ];
    const counter: Fact[] = [
      { n: 0, verb: 'trashFromHand', seat: 0, def: chopper },
      card('counter', 1, nami, 2000),
    ];
    expect(log(moment, [...facts, ...counter], 0)).toEqual([
      {
        en: 'Your Nami gets +3000 power. Your Tony Tony.Chopper gets -1000 power.',
        fr: 'Votre Nami gagne +3000 en puissance. Votre Tony-Tony Chopper subit -1000 en puissance.',
        under: true,
      },
      {
        en: 'You counter with Tony Tony.Chopper.',
        fr: 'Vous contrez avec Tony-Tony Chopper.',
        under: true,
      },
      {
        en: 'Your Nami gets +2000 power in this battle.',
        fr: 'Votre Nami gagne +2000 en puissance pour ce combat.',
        under: true,
      },
    ]);
  });

  test('tells the Refresh Phase in one line for cards and one for DON!!', () => {
    const woken = [card('setActive', 1, nami), card('setActive', 2, nami), card('setActive', 3, chopper)];
    const facts: Fact[] = [
      { n: 0, verb: 'donBack', seat: 0, amount: 3 },
      ...woken,
      { n: 4, verb: 'setDonActive', seat: 0, amount: 8 },
    ];
    expect(log(moment, facts, 0)).toEqual([
      {
        en: 'Your Nami ×2 and Tony Tony.Chopper become active.',
        fr: 'Redressés\u202f: votre Nami ×2 et votre Tony-Tony Chopper.',
        under: true,
      },
      { en: 'You set 8 DON!! as active.', fr: 'Vous redressez 8 DON!!', under: true },
    ]);
    expect(log(moment, woken.slice(1), 1)[0]).toMatchObject({
      en: '{0}’s Nami and Tony Tony.Chopper become active.',
      fr: 'Redressés\u202f: Nami et Tony-Tony Chopper ({0}).',
    });
  });

  test('says in French where a card comes from and goes to, without brackets', () => {
    const facts: Fact[] = [
      { n: 0, verb: 'play', seat: 0, object: 7, def: nami, from: 'trash' },
      { n: 1, verb: 'recover', seat: 1, def: nami, from: 'trash' },
      { n: 2, verb: 'moveLife', seat: 0, from: 'top of life', to: 'bottom of life' },
      { n: 3, verb: 'look', seat: 0, from: 'deck' },
      { n: 4, verb: 'toDeck', seat: 0, object: 7, def: nami, to: 'bottom of deck' },
    ];
    expect(log(moment, facts, 0).map(({ fr }) => fr)).toEqual([
      'Vous jouez Nami depuis la défausse.',
      '{1} ajoute Nami de la défausse à la main.',
      'Vous placez 1 carte sous les cartes Vie.',
      'Vous regardez 1 carte du deck.',
      'Votre Nami va sous le deck.',
    ]);
  });

  test('names no turn player before the first turn', () => {
    expect(board(p, 0, 'en').split('\n')[0]).toBe('setup');
  });

  test("names your own draws, and only counts the other player's", () => {
    const facts = [drawnInSecret(0, 'ST01-007'), drawnInSecret(0, 'ST01-006'), drawnInSecret(1, 'ST01-012')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Nami and Tony Tony.Chopper.',
      '{1} draws 1 card.',
    ]);
  });
});

describe('the board', () => {
  test("reads the same from a seat's view as from the whole state", () => {
    for (let seed = 0; seed < 30; seed++) {
      let n = 0;
      const s = playThrough(book, newMatch(book, seed), seed, () => ++n > 60);
      boardsFromViews(book, s, board, (found, wanted) => expect(found).toBe(wanted));
    }
  });
});
