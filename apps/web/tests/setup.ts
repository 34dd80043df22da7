// Before the browser tests: the pages are built, the server runs as `npm start` runs it, and Chromium is found.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    chromium: string;
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
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      SLEIGHT_DATA: data,
      SLEIGHT_WEB: web,
      LOG_LEVEL: 'error',
      // Visitors name addresses of their own, so that nobody uses up another's budget.
      SLEIGHT_PROXIES: '1',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      const [, address] = /^Sleight: (\S+)/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  });
  project.provide('origin', origin);
  project.provide('chromium', chromium);
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true });
  };
}
