// Bundles the Web Worker that thinks in a browser, with each game in a separate file, loaded on its first request.
// The entry is `thinker.js`, a module. Code that needs Node would not bundle, so this also proves that search needs none.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles these entries for a browser; returns the files by name, all for one folder. */
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
