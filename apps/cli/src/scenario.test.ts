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
        {
          file: join(folder, 'deeper', 'bad.yaml'),
          title: { en: 'Champions are strong', fr: 'Les champions sont forts' },
          line: 10,
          step: 'expect 1 (champion has power 6)',
          message: expect.any(String),
        },
      ],
    });
  });

  test('a failure is one line that begins with file and line, as editors expect it', async () => {
    const file = join(folder, 'deeper', 'bad.yaml');
    const { out } = await run(['scenario', file]);
    expect(out.split('\n')[0]).toBe(
      `${file}:10: Champions are strong: expect 1 (champion has power 6): champion has power 6, but it has power 5`,
    );
    expect((await run(['scenario', file, '--lang', 'fr'])).out).toContain(
      `${file}:10: Les champions sont forts: `,
    );
  });

  test('--grep runs the scenarios whose title matches, in either language', async () => {
    const two = join(folder, 'two.yaml');
    writeFileSync(two, `${scenario(5)}---${scenario(6).replace('Champions are strong', 'Too strong')}`);
    expect((await run(['scenario', two, '--grep', '^champions'])).out).toBe('1 passed, 0 failed');
    expect((await run(['scenario', two, '--grep', 'too s.rong'])).out).toContain('0 passed, 1 failed');
    expect((await run(['scenario', two, '--grep', 'forts$'])).out).toContain('1 passed, 1 failed');
    rmSync(two);
  });

  test('--grep without a match, or with an invalid pattern, is an error', async () => {
    const file = join(folder, 'good.yaml');
    const none = await run(['scenario', file, '--grep', 'weak']);
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringContaining('No scenario has a title that matches "weak"'),
    ]);
    expect(await run(['scenario', file, '--grep', '('])).toMatchObject({ code: 2 });
  });

  test('--show prints each decision, and leaves stdout to --json', async () => {
    const file = join(folder, 'good.yaml');
    const shown = await run(['scenario', file, '--show']);
    expect(shown.out).toContain('  me is asked: Your turn\n      play champion at slot 1\n');
    expect(shown.out).toContain('  > me: play champion at slot 2\n    . play my champion to slot 2\n');
    const json = await run(['scenario', file, '--show', '--json']);
    expect(JSON.parse(json.out)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(json.err).toContain('foe is asked');
  });

  test('exits 0 when all pass, with a sentence', async () => {
    const heard = await run(['scenario', join(folder, 'good.yaml')]);
    expect([heard.code, heard.out]).toEqual([0, '1 passed, 0 failed']);
  });

  test('a folder without scenarios is an error', async () => {
    mkdirSync(join(folder, 'empty'));
    expect((await run(['scenario', join(folder, 'empty')])).code).toBe(2);
  });
});
