// Simulations: the shape of the report, the same counts from the same seed, and what happens to failures.

import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';

const simulate = (...args: string[]) => run(['simulate', '--game', 'territory', ...args]);

describe('simulate', () => {
  test('--json prints what the architecture promises', async () => {
    const heard = await simulate('--games', '50', '--seed', '7', '--players', 'random,random', '--json');
    expect(heard.code).toBe(0);
    const report = JSON.parse(heard.out);
    expect(report).toEqual({
      game: 'territory',
      games: 50,
      completed: 50,
      errors: 0,
      gamesPerSecond: expect.any(Number),
      decisionsPerGame: expect.any(Number),
      wins: [expect.any(Number), expect.any(Number)],
      draws: expect.any(Number),
    });
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(50);
  });

  test('the same seed gives the same games, another seed other ones', async () => {
    const counts = async (seed: string) => {
      const { gamesPerSecond: _, ...rest } = JSON.parse(
        (await simulate('--games', '60', '--seed', seed, '--json')).out,
      );
      return rest;
    };
    expect(await counts('a')).toEqual(await counts('a'));
    expect(await counts('a')).not.toEqual(await counts('b'));
  });

  test('random decks with leaders use every card of the pool', async () => {
    const heard = await simulate(
      '--games',
      '400',
      '--decks',
      'random',
      '--ruleset',
      'leaders',
      '--coverage',
      '--json',
    );
    const { coverage } = JSON.parse(heard.out);
    expect(Object.keys(coverage)).toHaveLength(75);
    expect(Object.entries(coverage).filter(([, plays]) => plays === 0)).toEqual([]);
  });

  test('stock decks never play a card they do not hold', async () => {
    const { coverage } = JSON.parse((await simulate('--games', '64', '--coverage', '--json')).out);
    expect(coverage.courier).toBe(0);
    expect(coverage.champion).toBeGreaterThan(0);
  });

  test('reads as sentences without --json', async () => {
    expect((await simulate('--games', '20')).out).toContain('territory: 20 of 20 games completed, 0 errors');
    expect((await simulate('--games', '20', '--lang', 'fr')).out).toContain('20 parties finies sur 20');
  });

  test('starter decks that break the rules are refused with every rule they break', async () => {
    const heard = await simulate('--rules', '{"deckMin":30}');
    expect(heard.code).toBe(2);
    expect(heard.err).toContain('The deck has 25 cards; it needs at least 30.');
  });

  test('rules that allow no deck are refused with the reason', async () => {
    const heard = await simulate(
      '--games',
      '5',
      '--decks',
      'random',
      '--ruleset',
      'leaders',
      '--rules',
      '{"copies":1}',
    );
    expect(heard.code).toBe(2);
    expect(heard.err).toContain('No legal deck exists under these rules');
  });
});
