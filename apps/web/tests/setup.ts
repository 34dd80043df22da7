// Before the browser tests: builds the pages, starts the server as `npm start` does, and finds Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from './serving';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    chromium: string;
    /** For tests that need their own server. */
    serverMain: string;
    serverWeb: string;
  }
}

const scripts = new URL('../../../scripts/', import.meta.url);
const script = (name: string) => import(new URL(name, scripts).href);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { browserPath } = await script('browser.mjs');
  const { buildWeb } = await script('build-web.mjs');
  const { bundleServer } = await script('bundle-server.mjs');
  const chromium: string = browserPath();
  const { keepOwnImage } = await import('./own-image');
  process.env.CARD_ART_DIR = keepOwnImage();
  const web: string = buildWeb();
  const { main } = await bundleServer();
  const data = mkdtempSync(join(tmpdir(), 'sleight-web-'));
  const server = await serve({ main, web, data });
  project.provide('origin', server.origin);
  project.provide('chromium', chromium);
  project.provide('serverMain', main);
  project.provide('serverWeb', web);
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  };
}
