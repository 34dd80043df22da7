// A real browser for tests of the search: Chromium opens a page that is served from memory and posts its result.
// Invariant: when it returns, the browser and its profile have been removed.
// Read next: ../bots/browser-worker.test.ts, which runs a worker in that page.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scripts = new URL('../../../../scripts/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

/** Ends the browser with its whole process group, and waits until it is gone. */
async function end(browser: ChildProcess): Promise<void> {
  // A browser that could not be started has no group; 0 would be our own.
  if (browser.pid === undefined) return;
  const isGone = new Promise((resolve) => browser.once('exit', resolve));
  const hasLeft = browser.exitCode !== null || browser.signalCode !== null;
  try {
    process.kill(-browser.pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
  if (!hasLeft) await isGone;
}

/** Opens Chromium on `index.html` of these files; resolves with the JSON that the page posts to /heard. */
export async function inBrowser(files: Readonly<Record<string, string>>): Promise<unknown> {
  const { browserPath } = await import(new URL('browser.mjs', scripts).href);
  const profile = mkdtempSync(join(tmpdir(), 'sleight-browser-'));
  let hear: (said: unknown) => void = () => {};
  const heard = new Promise<unknown>((resolve) => {
    hear = resolve;
  });
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : request.url!.slice(1);
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (name === 'heard') hear(JSON.parse(body));
      const type = TYPES[name.split('.').pop()!] ?? 'text/plain';
      response.writeHead(files[name] === undefined ? 404 : 200, { 'content-type': type }).end(files[name]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-breakpad', '--no-first-run'];
  const browser = spawn(
    browserPath(),
    [...flags, `--user-data-dir=${profile}`, `http://127.0.0.1:${port}/`],
    // A process group of its own, so that all its processes can be ended.
    { stdio: 'ignore', detached: true },
  );
  const left = new Promise<never>((_, reject) => {
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`the browser left with ${code}`)));
  });
  try {
    return await Promise.race([heard, left]);
  } finally {
    left.catch(() => {});
    await end(browser);
    server.closeAllConnections();
    server.close();
    // A dying process may still write a file while the folder is being emptied; `rm` then empties it again.
    await rm(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}
