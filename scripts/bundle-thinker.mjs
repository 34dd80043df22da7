// Bundles the Web Worker that thinks in a browser, each game in a file of its own, fetched when it is first asked about.
// The entry is `thinker.js`, a module. What needs Node does not bundle, so this also shows that search needs none.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles these entries for a browser: the files by name, which belong in one folder. */
export async function bundleForBrowser(entryPoints) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'thinker',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [path.replaceAll('\\', '/').split('/').pop(), text]),
  );
}

export const bundleThinker = () => bundleForBrowser({ thinker: 'apps/server/src/bots/browser-worker.ts' });
