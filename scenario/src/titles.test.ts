// Shipped scenarios have titles in both languages; a plain title is for drafts and bug reports.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from './read';

const games = join(import.meta.dirname, '../../games');

test.each(readdirSync(games))('%s: every scenario has an English and a French title', (game) => {
  const folder = join(games, game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(scenarios|src.ops).*\.yaml$/.test(name),
  );
  const plain = files.filter((name) =>
    readFile(readFileSync(join(folder, name), 'utf8')).some(
      ({ title }) => title === null || title.en === title.fr,
    ),
  );
  expect(plain).toEqual([]);
});
