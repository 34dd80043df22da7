// The log covers every fact, in both languages, and reveals no more than its facts (R69).

import { playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { SEATS } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { boardsFromViews } from '@sleight/kit/laws';
import { drawnInSecret, logFaults, moments, playThrough } from '@sleight/kit/random-play';
import { describe, expect, test } from 'vitest';
import { board } from './board';
import { mythos } from './book';
import { log, saidVerbs } from './log';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];
const [book] = books;

const begin = (seed: number) => {
  const rulebook = books[seed % 2];
  return { book: rulebook, s: newMatch(rulebook, seed) };
};

const p = playing(book, newMatch(book, 0));
const moment = { before: p, after: p };

describe('the log', () => {
  test('has words for every verb of a match, in both languages', () => {
    const { verbs, faults } = logFaults(log, saidVerbs, moments(60, begin));
    expect(faults).toEqual([]);
    expect(verbs.size).toBeGreaterThan(25);
  });

  test("names your own draws, and only counts the other player's", () => {
    const facts = [drawnInSecret(0, 'KS-009'), drawnInSecret(0, 'KS-086'), drawnInSecret(1, 'KS-067')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Naruto Uzumaki and Zabuza Momochi.',
      '{1} draws 1 card.',
    ]);
  });

  test('includes a price in the line it pays for, and only there', () => {
    const facts: Fact[] = [
      { n: 0, verb: 'pay', seat: 1, amount: 3 },
      { n: 1, verb: 'play', seat: 1, object: 7, def: 'KS-009', from: 'mission 1' },
      { n: 2, verb: 'pay', seat: 1, amount: 2 },
    ];
    expect(log(moment, facts, 0)).toEqual([
      {
        en: '{1} plays Naruto Uzumaki in mission D (3 chakra).',
        fr: '{1} joue Naruto Uzumaki dans la mission D (3 chakra).',
      },
      { en: '{1} pays 2 chakra.', fr: '{1} paie 2 chakra.', under: true },
    ]);
  });

  test('names both players to a spectator', () => {
    const facts: Fact[] = [
      { n: 0, verb: 'pass', seat: 0 },
      { n: 1, verb: 'edge', seat: 0 },
      { n: 2, verb: 'pass', seat: 1 },
    ];
    const lines = (you: 0 | 'spectator') => log(moment, facts, you).map(({ en }) => en);
    expect(lines(0)).toEqual(['You pass.', 'You have the Edge.', '{1} passes.']);
    expect(lines('spectator')).toEqual(['{0} passes.', '{0} has the Edge.', '{1} passes.']);
  });

  test('says who won a mission by how much, and its points', () => {
    const facts: Fact[] = [
      { n: 0, verb: 'evaluate', seat: 1, to: 'mission 2' },
      { n: 1, verb: 'points', seat: 1, amount: 3, to: 'mission 2' },
      { n: 2, verb: 'evaluate', to: 'mission 3' },
    ];
    expect(log(moment, facts, 1)).toEqual([
      {
        en: 'Mission C to you, 0 to 0 with the Edge: 3 points.',
        fr: 'Mission C pour vous, 0 à 0 grâce à l’Edge\u202f: 3 points.',
      },
      { en: 'Nobody wins mission B.', fr: 'Personne ne remporte la mission B.' },
    ]);
  });

  test('tells what happens to several characters in one line, and adds up tokens', () => {
    const fact = (verb: string, object: number, def: string, amount?: number): Fact => ({
      n: 0,
      verb,
      seat: 0,
      object,
      def,
      from: 'mission 1',
      ...(amount === undefined ? {} : { amount }),
    });
    const tokens = [fact('powerup', 7, 'KS-009', 1), fact('powerup', 7, 'KS-009', 1)];
    expect(log(moment, tokens, 0).map(({ en }) => en)).toEqual([
      'Your Naruto Uzumaki (mission D) gets 2 Power tokens.',
    ]);
    expect(log(moment, [fact('defeat', 7, 'KS-009'), fact('defeat', 8, 'KS-086')], 0)).toEqual([
      {
        en: 'Your Naruto Uzumaki (mission D) and Zabuza Momochi (mission D) are defeated.',
        fr: 'Vaincus\u202f: votre Naruto Uzumaki (mission D) et votre Zabuza Momochi (mission D).',
        under: true,
      },
    ]);
  });

  test('says that a hidden character moved, and its name only to players who know it', () => {
    const facts: Fact[] = [
      {
        n: 0,
        verb: 'move',
        seat: 0,
        object: 7,
        down: true,
        from: 'mission 1',
        to: 'mission 2',
        secret: { to: 1, fields: { def: 'KS-009' } },
      },
    ];
    expect(log(moment, redact(facts, 0), 0)).toEqual([
      {
        en: 'Your hidden Naruto Uzumaki (mission D) moves to mission C.',
        fr: 'Votre Naruto Uzumaki caché (mission D) se déplace vers la mission C.',
        under: true,
      },
    ]);
    expect(log(moment, redact(facts, 1), 1)).toEqual([
      {
        en: '{0}’s hidden character (mission D) moves to mission C.',
        fr: 'Le personnage caché de {0} (mission D) se déplace vers la mission C.',
        under: true,
      },
    ]);
  });

  test('names a hidden enemy, with the word hidden, to the player who saw it before it was hidden', () => {
    const seen = 0b11;
    const defeat: Fact = {
      n: 0,
      verb: 'defeat',
      seat: 0,
      object: 7,
      down: true,
      from: 'mission 1',
      secret: { to: seen, fields: { def: 'KS-009' } },
    };
    expect(log(moment, redact([defeat], 1), 1)).toEqual([
      {
        en: '{0}’s hidden Naruto Uzumaki (mission D) is defeated.',
        fr: 'Vaincu\u202f: Naruto Uzumaki caché ({0}, mission D).',
        under: true,
      },
    ]);
  });

  test('of a match calls every face-down character hidden, and names it only to players who know it', () => {
    // These say "face down" instead.
    const faceDown = ['playHidden', 'place'];
    let [named, unnamed] = [0, 0];
    for (const { facts, moment: around } of moments(40, begin)) {
      for (const seat of SEATS) {
        for (const fact of redact(facts, seat)) {
          if (fact.down !== true || faceDown.includes(fact.verb)) continue;
          const lines = log(around, [fact], seat);
          expect(lines).toHaveLength(1);
          expect(lines[0].en).toMatch(/\bhidden\b/);
          expect(lines[0].fr).toMatch(/caché/);
          if (fact.def === undefined) unnamed++;
          else named++;
          expect(lines[0].en.includes('hidden character')).toBe(fact.def === undefined);
        }
      }
    }
    expect(Math.min(named, unnamed)).toBeGreaterThan(20);
  });
});

describe('the board', () => {
  test("reads the same from a seat's view as from the whole state", () => {
    for (let seed = 0; seed < 30; seed++) {
      let n = 0;
      const s = playThrough(book, newMatch(book, seed), seed, () => ++n > 25);
      boardsFromViews(book, s, board, (found, wanted) => expect(found).toBe(wanted));
    }
  });
});
