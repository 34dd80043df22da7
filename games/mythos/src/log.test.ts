// The log says every fact, in both languages, and no more than the facts it is given (R69).

import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/facts';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, SEATS } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, test } from 'vitest';
import { board } from './board';
import { mythos } from './book';
import { log, saidVerbs } from './log';
import { newMatch, playThrough } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];
const [book] = books;

/** Every fact of some random games, with the tables around them. */
function* moments(games: number) {
  const rng = seedRng('log');
  for (let seed = 0; seed < games; seed++) {
    const rulebook = books[seed % 2];
    const s = newMatch(rulebook, seed);
    while (s.result === null) {
      const p = playing(rulebook, s);
      const [{ id, seat }] = decisions(p);
      const keys = options(p, seat).map((option) => option.key);
      const before = playing(rulebook, clone(s));
      const facts = advance(rulebook, s, { seat, decision: id, keys: [keys[below(rng, keys.length)]] });
      if (isIllegal(facts)) throw new Error(facts.illegal);
      yield { facts, moment: { before, after: playing(rulebook, s) } };
    }
  }
}

const p = playing(book, newMatch(book, 0));
const moment = { before: p, after: p };

describe('the log', () => {
  test('has words for every verb of a match, in both languages', () => {
    const seen = new Set<string>();
    for (const { facts, moment: around } of moments(60)) {
      for (const fact of facts) seen.add(fact.verb);
      for (const seat of SEATS) {
        for (const line of log(around, redact(facts, seat), seat)) {
          expect(`${line.en} ${line.fr}`).not.toMatch(/undefined|NaN|\( *\)/);
          expect(line.en).not.toBe(line.fr);
        }
      }
    }
    expect([...seen].filter((verb) => !saidVerbs.includes(verb))).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
  });

  test("names your own draws, and only counts the opponent's", () => {
    const draw = (seat: 0 | 1, def: string): Fact => ({
      n: 0,
      verb: 'draw',
      seat,
      secret: { to: 1 << seat, fields: { def } },
    });
    const facts = [draw(0, 'KS-009'), draw(0, 'KS-086'), draw(1, 'KS-067')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Naruto Uzumaki, Zabuza Momochi.',
      'The opponent draws 1 card.',
    ]);
  });

  test('tells that a hidden character moved, and its name only to who knows it', () => {
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
        en: 'Your hidden Naruto Uzumaki (mission 1) moves to mission 2.',
        fr: 'Votre Naruto Uzumaki caché (mission 1) se déplace vers la mission 2.',
      },
    ]);
    expect(log(moment, redact(facts, 1), 1)).toEqual([
      {
        en: 'Enemy hidden character (mission 1) moves to mission 2.',
        fr: 'Personnage caché ennemi (mission 1) se déplace vers la mission 2.',
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
        en: 'Enemy hidden Naruto Uzumaki (mission 1) is defeated.',
        fr: 'Défaite\u202f: Naruto Uzumaki caché ennemi (mission 1).',
      },
    ]);
  });

  test('of a match says of every face-down character that it is hidden, and its name only to who knows it', () => {
    // These say "face down" instead.
    const faceDown = ['playHidden', 'place'];
    let [named, unnamed] = [0, 0];
    for (const { facts, moment: around } of moments(40)) {
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
      for (const seat of SEATS) {
        const seen = playing(book, view(book, s, seat));
        expect(board(seen, seat, 'fr')).toBe(board(playing(book, s), seat, 'fr'));
      }
    }
  });
});
