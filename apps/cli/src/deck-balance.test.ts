// Players in whole games, and the round robin: medium beats random, seats and scores are counted correctly.

import { mythosGame } from '@sleight/mythos/game';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';
import { rateOf } from './rate';
import { jobsOf, pairingsOf, playJob, type Scored, standingsOf } from './round-robin';

const wins = async (game: string, players: string, games: number, ...more: string[]): Promise<number[]> => {
  const heard = await run([
    ...['simulate', '--game', game, '--games', `${games}`, '--seed', 'g', '--players', players, '--json'],
    ...more,
  ]);
  const report = JSON.parse(heard.out);
  expect(report.errors).toBe(0);
  return report.wins;
};

describe('medium against random', () => {
  test.each([
    ['territory', 'standard'],
    ['mythos', 'official'],
    ['mythos', 'jutsu'],
  ])('wins at least 80% of %s (%s) from either seat', async (game, ruleset) => {
    const [first] = await wins(game, 'medium,random', 12, '--ruleset', ruleset);
    const [, second] = await wins(game, 'random,medium', 12, '--ruleset', ruleset);
    expect(first + second).toBeGreaterThanOrEqual(20);
  });

  test('the same seed gives the same games', async () => {
    expect(await wins('territory', 'medium,medium', 6)).toEqual(await wins('territory', 'medium,medium', 6));
  });
});

describe('rates', () => {
  test('two games of a seed count as one result, so swapped seats do not narrow the interval', () => {
    expect(rateOf([1, 1, 1, 1])).toEqual({ games: 8, score: 0.5, ci95: [0.5, 0.5] });
    expect(rateOf([2, 0, 2, 0]).ci95).toEqual([0, 1]);
    expect(rateOf([]).games).toBe(0);
  });

  test('the scores of two decks add up to one', () => {
    const all: Scored[] = [
      { a: 0, b: 1, scores: [2, 2, 1], errors: [] },
      { a: 0, b: 2, scores: [1, 1, 1], errors: [] },
      { a: 1, b: 2, scores: [0, 0, 0], errors: [] },
    ];
    const standings = standingsOf(territoryGame, [0, 1, 2], all);
    expect(standings.map(({ score }) => score)).toEqual([0.6667, 0.0833, 0.75]);
    expect(standings.map(({ outside }) => outside)).toEqual([true, true, true]);
    expect(pairingsOf(territoryGame, [0, 1, 2], all).map(({ score }) => score)).toEqual([0.8333, 0.5, 0]);
  });
});

describe('round robin', () => {
  const plan = { game: 'territory', ruleset: 'standard', rules: {}, seed: 's', player: 'random' } as const;

  test('plays every pairing, and each mirrored seed once', () => {
    const jobs = jobsOf(plan, [0, 1, 3], 25);
    expect(new Set(jobs.map(({ a, b }) => `${a}-${b}`))).toEqual(new Set(['0-1', '0-3', '1-3']));
    expect(jobs.filter(({ b }) => b === 1).map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [10, 20],
      [20, 25],
    ]);
  });

  test('a deck against itself scores exactly half: seats are swapped on the same seed', () => {
    const [job] = jobsOf(plan, [0, 1], 10);
    const { scores, errors } = playJob(territoryGame, territoryGame.book(), { ...job, b: 0 });
    expect([scores, errors]).toEqual([new Array(10).fill(1), []]);
  });

  test('the command prints scores, intervals and the decks outside the range, and fails if there are any', async () => {
    const args = ['decks', '--game', 'territory', '--games', '4', '--player', 'random', '--seed', '1'];
    const report = JSON.parse((await run([...args, '--json'])).out);
    expect(report).toMatchObject({ game: 'territory', ruleset: 'standard', gamesPerPairing: 4, errors: 0 });
    expect([report.decks.length, report.pairings.length]).toEqual([4, 6]);
    const heard = await run(args);
    expect(heard.out).toContain('Iron Vanguard');
    expect(heard.code).toBe(report.decks.some((deck: { outside: boolean }) => deck.outside) ? 1 : 0);
    expect((await run([...args, '--lang', 'fr'])).out).toContain('intervalle à 95\u202f%');
  });

  /** Each deck meets the next one on its list: a sample of what docs/decks.md measures. */
  test.each(['official', 'jutsu'])(
    'the prebuilt decks of Mythos play %s without an error, and each wins and loses',
    (ruleset) => {
      const book = mythosGame.book({ ruleset });
      const decks = mythosGame.decks
        .map((_, i) => i)
        .filter((i) => mythosGame.deckProblems(book, mythosGame.decks[i]).length === 0);
      const games = { ...plan, does: 'pairing' as const, game: 'mythos', ruleset, player: 'medium' as const };
      const all = decks.map((a, i) =>
        playJob(mythosGame, book, {
          ...games,
          a,
          b: decks[(i + 1) % decks.length],
          from: 2 * i,
          to: 2 * i + 2,
        }),
      );
      expect(all.flatMap(({ errors }) => errors)).toEqual([]);
      for (const { id, score } of standingsOf(mythosGame, decks, all)) {
        expect([id, score > 0 && score < 1]).toEqual([id, true]);
      }
    },
  );

  test('an odd number of games is refused', async () => {
    expect((await run(['decks', '--game', 'territory', '--games', '3'])).code).toBe(2);
  });
});
