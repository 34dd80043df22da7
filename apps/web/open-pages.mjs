// Builds the pages, starts the server as `npm start` does, and opens Chromium: for tools that look at the pages.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../../scripts/browser.mjs';
import { buildWeb } from '../../scripts/build-web.mjs';
import { bundleServer } from '../../scripts/bundle-server.mjs';

async function serve() {
  const web = buildWeb();
  const { main } = await bundleServer();
  const data = mkdtempSync(join(tmpdir(), 'sleight-pages-'));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      SLEIGHT_DATA: data,
      SLEIGHT_WEB: web,
      LOG_LEVEL: 'error',
      // Visitors may name addresses of their own, so that none uses up another's budget.
      SLEIGHT_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = await new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      const [, address] = /^Sleight: (\S+)/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  });
  const close = () =>
    new Promise((resolve) => {
      server.once('exit', () => resolve(rmSync(data, { recursive: true })));
      server.kill('SIGTERM');
    });
  return { origin, close };
}

/** The English names of the games that the server offers, by id. */
async function gamesAt(origin) {
  const { games } = await (await fetch(`${origin}/api/games`)).json();
  return Object.fromEntries(games.map(({ id, name }) => [id, name.en]));
}

export async function openPages() {
  const { origin, close } = await serve();
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  return {
    origin,
    games: await gamesAt(origin),
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}
