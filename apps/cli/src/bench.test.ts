// The bench measures what it names.

import { describe, expect, test } from 'vitest';
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
    }
  });

  test('is a table with labels otherwise', async () => {
    const heard = await run(['bench', '--seconds', '1', '--game', 'territory', '--lang', 'fr']);
    expect(heard.out).toContain(`Node ${process.version}`);
    expect(heard.out).toMatch(/parties au hasard par seconde +\d+/);
  });
});
