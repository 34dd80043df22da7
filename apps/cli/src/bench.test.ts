// The bench measures what it names.

import { describe, expect, test } from 'vitest';
import { table } from './bench';
import { shelf } from './games';
import { run } from './held-terminal';

describe('bench', () => {
  test('--json gives every figure for every game', async () => {
    const heard = await run(['bench', '--seconds', '1', '--json']);
    expect(heard.code).toBe(0);
    const { node, cores, games } = JSON.parse(heard.out);
    expect([node, cores > 0]).toEqual([process.version, true]);
    for (const measured of games) {
      for (const figure of [
        'cloneMicros',
        'advanceMicros',
        'gamesPerSecond',
        'searchIterationsPerSecond',
        'decisionsPerGame',
        'optionsPerDecision',
        'jsonBytes',
      ]) {
        expect([figure, measured[figure] > 0]).toEqual([figure, true]);
      }
      expect(measured.searchPlayout).toBe('match');
      const thinks = shelf.find(({ id }) => id === measured.game)?.evaluate !== undefined;
      expect(measured.expertIterationsPerSecond === null).toBe(!thinks);
    }
  });

  test('--think says how long the expert takes', async () => {
    const heard = await run(['bench', '--think', '--game', 'sleeved', '--decisions', '2', '--json']);
    const { ms, load, games } = JSON.parse(heard.out);
    expect([ms, load.length, games.length]).toEqual([1000, 2, 1]);
    const [{ game, decisions, p50, p95, max }] = games;
    expect([game, decisions]).toEqual(['sleeved', 2]);
    expect(p50 > 0 && p95 >= p50 && max >= p95).toBe(true);
  });

  test('is a table with labels otherwise', () => {
    const territory = {
      game: 'territory',
      cloneMicros: 0.5,
      advanceMicros: 2,
      gamesPerSecond: 10_000,
      searchIterationsPerSecond: 20_000,
      searchPlayout: 'match',
      expertIterationsPerSecond: 9000,
      decisionsPerGame: 35,
      optionsPerDecision: 11,
      jsonBytes: 5000,
      fullest: { objects: 7, effects: 30, cards: 50 },
    } as const;
    const text = table({ node: 'v20', cores: 2, cpu: 'x', games: [territory] }, 'fr');
    expect(text).toContain('Node v20, 2 cœurs, x');
    expect(text).toMatch(/parties au hasard par seconde +10000\n/);
  });
});
