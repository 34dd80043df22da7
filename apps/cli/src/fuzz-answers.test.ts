// Illegal answers in every game and ruleset, each refused with a reason and without side effects (law 16).

import { advance, type Book, hash } from '@sleight/kernel';
import { shelf } from '@sleight/shelf';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';
import { fuzzAnswers } from './fuzz-answers';
import { run } from './held-terminal';

const game = territoryGame;
const books: readonly Book[] = [
  game.book(),
  game.book({ ruleset: 'leaders', rules: { mulligan: 2, mulliganRounds: 'every', lanes: 5 } }),
];

describe('illegal answers', () => {
  const slices = shelf.flatMap((one) => one.rulesets.map((ruleset) => ({ one, id: one.id, ruleset })));

  test.each(slices)(
    '1,000 in $id $ruleset are each refused, or match a listed option',
    ({ one, ruleset }) => {
      const report = fuzzAnswers({
        game: one,
        books: [one.book({ ruleset })],
        answers: 1_000,
        seed: ruleset,
      });
      expect(report.failures).toEqual([]);
      expect(report.errors).toBe(0);
      expect(report.refused + report.accepted).toBe(1_000);
      expect(report.refused).toBeGreaterThan(500);
    },
  );

  test('10,000 of every shape return a typed error and leave the hash unchanged, or match a listed option', () => {
    const report = fuzzAnswers({ game, books, answers: 10_000, seed: 'slice' });
    expect(report.failures).toEqual([]);
    expect(report.errors).toBe(0);
    expect(report.refused + report.accepted).toBe(10_000);
    expect(Object.keys(report.byReason).sort()).toEqual([
      'malformed',
      'not-asked',
      'over',
      'stale',
      'too-far',
      'unknown-key',
    ]);
    expect(report.accepted).toBeGreaterThan(0);
  });

  test('the fuzzer detects a rulebook that changes the state while naming options', () => {
    const leaky: Book = {
      ...books[0],
      naming: {
        ...books[0].naming,
        option: (p, seat, code) => {
          p.s.mint++;
          return books[0].naming.option(p, seat, code);
        },
      },
    };
    const report = fuzzAnswers({ game, books: [leaky], answers: 200, seed: 'x' });
    expect(report.errors).toBeGreaterThan(0);
    expect(report.failures[0]).toContain('was refused and changed the state');
  });

  test('a refused answer does not even touch the generator', () => {
    const s = game.start(books[0], [game.decks[0], game.decks[1]], 's');
    const before = hash(s);
    for (const answer of [null, 7, 'pass', [], {}, { seat: 0, decision: 999, keys: ['pass'] }])
      advance(books[0], s, answer);
    expect(hash(s)).toBe(before);
  });

  test('the command prints its counts and exits 0', async () => {
    const heard = await run([
      'fuzz-answers',
      '--game',
      'territory',
      '--answers',
      '320',
      '--seed',
      '4',
      '--json',
    ]);
    expect(heard.code).toBe(0);
    expect(JSON.parse(heard.out)).toMatchObject({ game: 'territory', answers: 320, errors: 0, failures: [] });
  });
});
