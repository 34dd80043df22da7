// Simulations: the shape of the report, reproducible counts, and the handling of failures.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@sleight/kit';
import { runFile } from '@sleight/scenario';
import { allCards } from '@sleight/territory/cards/pool';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, test } from 'vitest';
import { rulebook } from './arguments';
import { saveFailed } from './failed-game';
import { run, silent } from './held-terminal';
import { type FailedGame, simulate as simulateGames } from './many-games';

const simulate = (...args: string[]) => run(['simulate', '--game', 'territory', ...args]);

describe('simulate', () => {
  test('--json prints every documented field', async () => {
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
      '--rules',
      JSON.stringify({ sets: [...new Set(allCards.map(({ set }) => set))] }),
      '--coverage',
      '--json',
    );
    const { coverage } = JSON.parse(heard.out);
    expect(Object.keys(coverage)).toHaveLength(allCards.length);
    expect(Object.entries(coverage).filter(([, plays]) => plays === 0)).toEqual([]);
  });

  test.each([
    ['official', 159],
    ['jutsu', 164],
  ])('random decks of Mythos play every card of %s without an error', async (ruleset, cards) => {
    const args = [
      'simulate',
      '--game',
      'mythos',
      '--ruleset',
      ruleset,
      '--decks',
      'random',
      '--seed',
      'slice',
    ];
    const report = JSON.parse((await run([...args, '--games', '500', '--coverage', '--json'])).out);
    expect([report.completed, report.errors]).toEqual([500, 0]);
    const played = Object.values(report.coverage).filter((plays) => Number(plays) > 0);
    expect(played).toHaveLength(cards);
  });

  test('prebuilt decks never play a card they do not hold', async () => {
    const { coverage } = JSON.parse((await simulate('--games', '64', '--coverage', '--json')).out);
    expect(coverage.courier).toBe(0);
    expect(coverage.champion).toBeGreaterThan(0);
  });

  test('prints sentences without --json', async () => {
    expect((await simulate('--games', '20')).out).toContain('territory: 20 of 20 games completed, 0 errors');
    expect((await simulate('--games', '20', '--lang', 'fr')).out).toContain('20 parties finies sur 20');
  });

  test('illegal prebuilt decks are refused with every rule they break', async () => {
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

describe('simulate --check', () => {
  test('2,000 games with random decks, leaders and exchanges keep every invariant at every decision', async () => {
    const rules = '{"mulligan":2,"mulliganRounds":"every"}';
    const heard = await simulate(
      '--games',
      '2000',
      '--seed',
      'slice',
      '--decks',
      'random',
      '--ruleset',
      'leaders',
      '--rules',
      rules,
      '--check',
      '--json',
    );
    expect(heard.err).toBe('');
    expect(JSON.parse(heard.out)).toMatchObject({ games: 2000, completed: 2000, errors: 0 });
  });

  test('plays the same games as without', async () => {
    const counts = async (...more: string[]) => {
      const { gamesPerSecond: _, ...rest } = JSON.parse(
        (await simulate('--games', '60', '--json', ...more)).out,
      );
      return rest;
    };
    expect(await counts('--check')).toEqual(await counts());
  });

  test('a violated invariant is counted, shrunk and saved as a replay that violates it again', () => {
    const noThreeUnits: Game = {
      ...territoryGame,
      invariants: (p) => (p.s.objs.filter((o) => o !== null).length < 3 ? [] : ['three units are in play']),
    };
    const folder = mkdtempSync(join(tmpdir(), 'sleight-failed-'));
    const plan = {
      ...rulebook(noThreeUnits, undefined, undefined),
      game: noThreeUnits,
      games: 4,
      seed: 'broken',
      decks: 'stock',
      players: ['random', 'random'],
      coverage: false,
      check: true,
    } as const;
    const failed: FailedGame[] = [];
    const report = simulateGames(plan, failed);
    expect([report.completed, report.errors]).toEqual([0, 4]);
    const said: string[] = [];
    saveFailed(plan, failed, folder, { ...silent('en'), err: (line) => said.push(line) });
    const files = readdirSync(folder);
    expect(files).toEqual(['failed-territory-broken-0.yaml']);
    expect(said).toEqual([`broken invariant: three units are in play\n  ${join(folder, files[0])}`]);
    const yaml = readFileSync(join(folder, files[0]), 'utf8');
    rmSync(folder, { recursive: true });
    expect(yaml.match(/- (me|foe): /g)?.length).toBeLessThanOrEqual(4);
    expect(runFile([noThreeUnits], 'x', yaml)[0].failures[0].message).toContain('three units are in play');
    expect(runFile([territoryGame], 'x', yaml)[0].failures).toEqual([]);
  });
});
