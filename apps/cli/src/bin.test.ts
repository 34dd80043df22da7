// The real command in a separate process: exit codes, pipes and streams as a shell sees them.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../../bin/sleight', import.meta.url));

/** Runs the command from another directory, with this input and language. */
function sleight(args: readonly string[], input = '', lang = 'en_GB.UTF-8') {
  const env = { ...process.env, LC_ALL: lang };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    env,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('bin/sleight', () => {
  test("a bad argument exits 2; the error and the usage go to stderr, in the shell's language", () => {
    const { status, stdout, stderr } = sleight(['simulate', '--game', 'chess'], '', 'fr_FR.UTF-8');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Il n’y a pas de jeu «\u202fchess\u202f».');
    expect(stderr).toContain('utilisation\u202f: sleight simulate');
  });

  test('a text that does not compile exits 1 with its position', () => {
    const { status, stdout } = sleight(['compile', '--game', 'territory', 'Deploy: draw 2 bananas.']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Deploy: draw 2 bananas\.\n +\^\nColumn 16: /);
  });

  test('simulate --json prints one JSON object and nothing else', () => {
    const { status, stdout, stderr } = sleight([
      'simulate',
      '--game',
      'territory',
      '--games',
      '100',
      '--seed',
      '1',
      '--json',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'territory', games: 100, completed: 100, errors: 0 });
  });

  test('a whole game of play runs through a pipe', () => {
    const input = `1\n${'1\n'.repeat(400)}`;
    const { status, stdout } = sleight(['play', '--game', 'territory', '--seed', '12'], input);
    expect(status).toBe(0);
    expect(stdout).toMatch(/(Victory!|Defeat\.|Draw\.)\n$/);
  });

  test('two workers play the same games as one process', () => {
    const arena = (cores: string) => {
      const line = 'arena --game territory --a medium --b easy --games 8 --iterations 5 --json --cores';
      const { status, stdout, stderr } = sleight([...line.split(' '), cores]);
      expect([status, stderr]).toEqual([0, '']);
      const { msPerMoveA, msPerMoveB, ...report } = JSON.parse(stdout);
      return report;
    };
    expect(arena('2')).toEqual(arena('1'));
  });

  test('input that ends early exits 0', () => {
    const { status, stdout } = sleight(['play', '--game', 'territory', '--deck', 'mire-watch'], '1\n');
    expect([status, stdout.endsWith('You left the table. Goodbye.\n')]).toEqual([0, true]);
  });
});
