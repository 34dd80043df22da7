// Running scenario files from the command line.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './held-terminal';

const scenario = (power: number): string => `
game: territory
title: { en: Champions are strong, fr: Les champions sont forts }
start: { round: 1, priority: me }
me: { hand: [champion, scout] }
foe: { hand: [scout] }
play:
  - me: play champion at slot 2
expect:
  - champion has power ${power}
`;

describe('scenario', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sleight-scenarios-'));
    mkdirSync(join(folder, 'deeper'));
    writeFileSync(join(folder, 'good.yaml'), scenario(5));
    writeFileSync(join(folder, 'deeper', 'bad.yaml'), scenario(6));
    writeFileSync(join(folder, 'notes.txt'), 'not a scenario');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('walks folders, counts, and names file, step and message of each failure', async () => {
    const heard = await run(['scenario', folder, '--json']);
    expect(heard.code).toBe(1);
    expect(JSON.parse(heard.out)).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        { file: join(folder, 'deeper', 'bad.yaml'), step: expect.any(String), message: expect.any(String) },
      ],
    });
  });

  test('exits 0 when all pass, and says so in a sentence', async () => {
    const heard = await run(['scenario', join(folder, 'good.yaml')]);
    expect([heard.code, heard.out]).toEqual([0, '1 passed, 0 failed']);
  });

  test('a folder without scenarios is an error, not a success', async () => {
    mkdirSync(join(folder, 'empty'));
    expect((await run(['scenario', join(folder, 'empty')])).code).toBe(2);
  });
});
