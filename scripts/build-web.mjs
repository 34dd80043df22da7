// Builds the web app to apps/web/.next, but only if one of its sources has changed; returns its path.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const games = readdirSync(join(root, 'games')).sort();
const madeOf = [
  'package-lock.json',
  'kernel/src',
  'kit/src',
  'protocol/src',
  'shelf/src',
  ...games.map((game) => `games/${game}/src/dress.ts`),
  'apps/web/src',
  'apps/web/messages',
  'apps/web/next.config.ts',
  'apps/web/postcss.config.mjs',
];

function* filesOf(path) {
  if (existsSync(path) && !path.endsWith('.test.ts')) {
    const inside = readdirSyncOrNull(path);
    if (inside === null) yield path;
    else for (const name of inside.sort()) yield* filesOf(join(path, name));
  }
}

/** The names in a folder; null for a file. */
function readdirSyncOrNull(path) {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}

function stampOf() {
  const hash = createHash('sha256');
  for (const path of madeOf) {
    for (const file of filesOf(join(root, path)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function buildWeb() {
  const stampFile = join(web, '.next/sleight-stamp');
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return web;
  console.error('Building the pages. · Construction des pages.');
  const next = join(root, 'node_modules/next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the pages could not be built');
  writeFileSync(stampFile, stamp);
  return web;
}
