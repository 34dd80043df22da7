// The log says every fact, in both languages, and no more than the facts it is given.

import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/facts';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, SEATS } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, test } from 'vitest';
import { board } from './board';
import { onepiece } from './book';
import { log, saidVerbs } from './log';
import { newMatch, playThrough } from './random-play';

const book = onepiece();

/** Every fact of some random games, with the tables around them. */
function* moments(games: number) {
  const rng = seedRng('log');
  for (let seed = 0; seed < games; seed++) {
    const s = newMatch(book, seed);
    while (s.result === null) {
      const p = playing(book, s);
      const [{ id, seat }] = decisions(p);
      const keys = options(p, seat).map((option) => option.key);
      const before = playing(book, clone(s));
      const facts = advance(book, s, { seat, decision: id, keys: [keys[below(rng, keys.length)]] });
      if (isIllegal(facts)) throw new Error(facts.illegal);
      yield { facts, moment: { before, after: playing(book, s) } };
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
    expect(seen.size).toBeGreaterThan(35);
  });

  test("names your own draws, and only counts the opponent's", () => {
    const draw = (seat: 0 | 1, def: string): Fact => ({
      n: 0,
      verb: 'draw',
      seat,
      secret: { to: 1 << seat, fields: { def } },
    });
    const facts = [draw(0, 'ST01-007'), draw(0, 'ST01-006'), draw(1, 'ST01-012')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Nami, Tony Tony.Chopper.',
      'The opponent draws 1 card.',
    ]);
  });
});

describe('the board', () => {
  test("reads the same from a seat's view as from the whole state", () => {
    for (let seed = 0; seed < 30; seed++) {
      let n = 0;
      const s = playThrough(book, newMatch(book, seed), seed, () => ++n > 60);
      for (const seat of SEATS) {
        const seen = playing(book, view(book, s, seat));
        expect(board(seen, seat, 'fr')).toBe(board(playing(book, s), seat, 'fr'));
      }
    }
  });
});
