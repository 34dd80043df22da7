// The arena's bookkeeping: the sequential test, and resuming from a file.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './held-terminal';
import { sprtOf } from './rate';

test('the sequential test accepts a clear winner, rejects a clear loser and stays undecided in between', () => {
  const wins = new Array<number>(30).fill(2);
  const losses = new Array<number>(30).fill(0);
  expect(sprtOf(wins, [0, 35]).verdict).toBe('accepted');
  expect(sprtOf(losses, [0, 35]).verdict).toBe('rejected');
  expect(sprtOf([2, 0, 1, 2, 0, 1, 1, 2, 0, 1], [0, 35]).verdict).toBeNull();
  expect(sprtOf([2, 2], [0, 35]).verdict).toBeNull();
});

test('an interrupted run resumes and gives the same result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sleight-arena-'));
  const file = join(folder, 'duels.jsonl');
  const arena = (...more: string[]) =>
    run(
      'arena --game territory --a medium --b easy --games 12 --seed r --iterations 5 --json'
        .split(' ')
        .concat(more),
    );
  const counts = ({ out }: { out: string }) => {
    const { msPerMoveA, msPerMoveB, ...rest } = JSON.parse(out);
    return rest;
  };
  const whole = counts(await arena());
  expect(counts(await arena('--resume', file))).toEqual(whole);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
  expect(counts(await arena('--resume', file))).toEqual(whole);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7);
  const other = await run(`arena --game territory --a hard --b easy --resume ${file}`.split(' '));
  expect(other.code).toBe(2);
  expect(other.err).toContain('another arena');
  rmSync(folder, { recursive: true });
});
