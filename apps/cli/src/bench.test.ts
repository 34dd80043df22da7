// The bench measures what it names.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@sleight/shelf';
import { describe, expect, test, vi } from 'vitest';
import { table } from './bench';
import { type Compared, comparison } from './bench-against';
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

  test('--think measures how long the expert takes', async () => {
    const heard = await run(['bench', '--think', '--game', 'sleeved', '--decisions', '2', '--json']);
    const { ms, load, games } = JSON.parse(heard.out);
    expect([ms, load.length, games.length]).toEqual([1000, 2, 1]);
    const [{ game, decisions, p50, p95, max }] = games;
    expect([game, decisions]).toEqual(['sleeved', 2]);
    expect(p50 > 0 && p95 >= p50 && max >= p95).toBe(true);
  });

  test('--against compares this tree with another commit in turns, and leaves nothing behind', async () => {
    // A folder for temporary files of its own: another bench of this repository may be running.
    const temporary = mkdtempSync(join(tmpdir(), 'sleight-test-'));
    vi.stubEnv('TMPDIR', temporary);
    const heard = await run([
      ...['bench', '--against', 'HEAD', '--game', 'sleeved'],
      ...['--seconds', '1', '--rounds', '1', '--json'],
    ]);
    vi.unstubAllEnvs();
    const compared: Compared[] = JSON.parse(heard.out);
    expect(compared.map(({ figure }) => figure)).toEqual(['games', 'playouts', 'expert']);
    for (const { game, ratio, rounds, pairs } of compared)
      expect([game, ratio > 0, rounds.length, pairs > 0]).toEqual(['sleeved', true, 1, true]);
    const { stdout } = spawnSync('git', ['worktree', 'list'], { encoding: 'utf8' });
    expect(stdout).not.toContain(temporary);
    expect(readdirSync(temporary).filter((name) => name.startsWith('sleight-bench-'))).toEqual([]);
    rmSync(temporary, { recursive: true });
  });

  test('a comparison names the spread of its rounds, and whether both trees did the same work', () => {
    const one = { game: 'sleeved', figure: 'games', ratio: 0.99, pairs: 90 } as const;
    expect(comparison({ ...one, rounds: [0.98, 0.99, 1.01], isSameWork: true }, 'fr')).toMatch(
      /^sleeved +parties au hasard +99,0\u202f% {2}\(de 98,0\u202f% à 101,0\u202f%, 90 paires de tours\)$/,
    );
    expect(comparison({ ...one, rounds: [0.99], isSameWork: false }, 'en')).toContain('different picks');
  });

  test('--against refuses anything but a commit', async () => {
    const heard = await run(['bench', '--against=--no-such-commit']);
    expect([heard.code, heard.err]).toEqual([2, expect.stringContaining('no-such-commit')]);
  });

  test('prints a table with labels otherwise', () => {
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
