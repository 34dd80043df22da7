// The command that counts the files of each walk, on a guide small enough to follow in a moment.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './held-terminal';

const TITLES = ['Add a card', 'Add an op', 'Add a filter', 'Add a parameter', 'Add a page', 'Add a game'];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sleight-guide-'));
  mkdirSync(join(root, 'node_modules/@sleight'), { recursive: true });
  const walk = (title: string, i: number): string =>
    `## ${title}\n\n**\`${i}.txt\`**\n\`\`\`text\n${title}\n\`\`\`\n\n\`\`\`console\n$ cp ${i}.txt copy-${i}.txt\n\`\`\`\n`;
  writeFileSync(join(root, 'CONTRIBUTING.md'), TITLES.map(walk).join('\n'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('walks announces each walk and prints its files when it is done', async () => {
  const { code, out, err } = await run(['walks', '--root', root]);
  expect([code, out.split('\n').slice(0, 3)]).toEqual([
    0,
    ['add a card: 1 by hand, 1 by commands', '    0.txt', 'add an op: 1 by hand, 1 by commands'],
  ]);
  expect(err.split('\n')).toEqual([
    'copying the checkout',
    ...TITLES.map((title, i) => `${i + 1}/6 ${title.toLowerCase()}`),
  ]);
});

test('walks --json prints one object', async () => {
  const { out } = await run(['walks', '--json', '--root', root]);
  expect(JSON.parse(out).walks).toHaveLength(6);
});
