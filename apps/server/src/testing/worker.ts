// The bots' thread as one file, bundled once for all tests.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '../../../..');

export function bundledWorker(): string {
  const folder = join(root, 'node_modules/.cache/sleight');
  const outfile = join(folder, `worker-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: ['apps/server/src/bots/worker.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
