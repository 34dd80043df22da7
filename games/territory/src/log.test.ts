// The log says every fact, in both languages, and no more than the facts it is given.

import { advance, decisions, isIllegal, options, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/facts';
import { below, seedRng } from '@sleight/kernel/rng';
import { clone, SEATS } from '@sleight/kernel/state';
import { describe, expect, test } from 'vitest';
import { territory } from './book';
import { log, saidVerbs } from './log';
import { newMatch } from './random-play';

const book = territory({ rules: { leaders: true, mulligan: 2, mulliganRounds: 'every' } });

/** Every fact of some random games, with the tables around them. */
function* moments(games: number) {
  const rng = seedRng('log');
  for (let seed = 0; seed < games; seed++) {
    const s = newMatch(book, seed, true);
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

const draw = (seat: 0 | 1, def: string): Fact => ({
  n: 0,
  verb: 'draw',
  seat,
  secret: { to: 1 << seat, fields: { def } },
});

describe('the log', () => {
  test('has words for every verb of a match, in both languages', () => {
    const seen = new Set<string>();
    for (const { facts, moment } of moments(60)) {
      for (const fact of facts) seen.add(fact.verb);
      for (const seat of SEATS) {
        for (const line of log(moment, redact(facts, seat), seat)) {
          expect(`${line.en} ${line.fr}`).not.toMatch(/undefined|NaN|\( *\)/);
          expect(line.en).not.toBe(line.fr);
        }
      }
    }
    expect([...seen].filter((verb) => !saidVerbs.includes(verb))).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

  test("names your own draws, and only counts the opponent's", () => {
    const p = playing(book, newMatch(book, 0, true));
    const moment = { before: p, after: p };
    const facts = [draw(0, 'scout'), draw(0, 'champion'), draw(1, 'pawn')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Scout, Champion.',
      'The opponent draws 1 card.',
    ]);
    expect(log(moment, redact(facts, 1), 1).map((line) => line.fr)).toEqual([
      "L'adversaire pioche 2 cartes.",
      'Vous piochez Pion.',
    ]);
  });

  test('tells a sacrifice once, though the unit also dies', () => {
    const p = playing(book, newMatch(book, 0, true));
    const unit = { seat: 0, object: 7, def: 'pawn', from: 'slot 2' } as const;
    const facts: Fact[] = [
      { n: 0, verb: 'sacrifice', ...unit },
      { n: 1, verb: 'die', ...unit },
    ];
    expect(log({ before: p, after: p }, facts, 0)).toHaveLength(1);
  });

  test('says nothing of a unit that had nothing to heal', () => {
    const p = playing(book, newMatch(book, 0, true));
    const healed = (amount: number): string[] =>
      log({ before: p, after: p }, [{ n: 0, verb: 'heal', seat: 0, object: 7, def: 'pawn', amount }], 0).map(
        (line) => line.en,
      );
    expect(healed(0)).toEqual([]);
    expect(healed(2)).toHaveLength(1);
  });
});
