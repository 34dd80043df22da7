// The gallery, written to a temporary folder.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@sleight/shelf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from './held-terminal';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sleight-art-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('art', () => {
  test('draws every print of every card of every game, with a page that shows them all', async () => {
    for (const { id: game, cards } of shelf) {
      const prints = cards().flatMap(({ variants = [] }) => [game, ...variants]).length;
      const out = join(folder, game);
      expect((await run(['art', '--game', game, '--out', out])).code).toBe(0);
      const files = readdirSync(out);
      const page = readFileSync(join(out, 'index.html'), 'utf8');
      // The back, two worlds, two tables, the rail, the emblem and the page.
      expect(files).toHaveLength(prints + 8);
      for (const file of files)
        if (file !== 'index.html') expect(page).toContain(`"${encodeURIComponent(file)}"`);
      expect(readFileSync(join(out, 'back.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  test('requires a folder, and reports one it cannot write to', async () => {
    const nowhere = await run(['art', '--game', 'sleeved']);
    expect(nowhere.code).toBe(2);
    expect(nowhere.err).toContain('Where to? Add --out with a folder.');
    writeFileSync(join(folder, 'file'), '');
    const blocked = await run(['art', '--game', 'sleeved', '--out', join(folder, 'file'), '--lang', 'fr']);
    expect(blocked.code).toBe(2);
    expect(blocked.err).toContain('Impossible d’écrire dans');
  });
});
