// The search in a real browser's worker: the same request gives the same answer there as here.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, optionCodes, pick, playing, toMove, view } from '@sleight/kernel';
import { type ThinkRequest, think } from '@sleight/search';
import { expect, test } from 'vitest';
import { shelf } from '../games';
import type { Answered, Asked } from './browser-worker';

const scripts = new URL('../../../../scripts/', import.meta.url);

/** The first real choice of a match, as the worker is asked about it. */
function requestOf(game: Game): ThinkRequest {
  const book = game.book();
  const [deck] = game.decks;
  const p = playing(book, game.start(book, [deck, deck], 'browser'));
  let seat = toMove(p)!;
  while (optionCodes(p, seat).n < 2) {
    pick(p, seat, optionCodes(p, seat).list[0]);
    seat = toMove(p)!;
  }
  return {
    game: game.id,
    ruleset: game.rulesets[0],
    view: view(book, p.s, seat),
    seat,
    memory: [],
    own: deck,
    theirs: deck,
    level: game.evaluate === undefined ? 'easy' : 'expert',
    persona: null,
    budget: { iterations: 40 },
    seed: 'browser',
  };
}

const unknown: ThinkRequest = { ...requestOf(shelf[0]), game: 'go' };
const stopped: Asked = { id: 0, request: { ...requestOf(shelf[0]), budget: { ms: 300 } } };

/** Asks everything of one worker, then stops it in the middle of a thought and waits longer than that would take. */
const page = (asked: readonly Asked[]): string => `<!doctype html><script type="module">
const say = (body) => fetch('/heard', { method: 'POST', body: JSON.stringify(body) });
const heard = [];
const worker = new Worker('/thinker.js', { type: 'module' });
worker.onerror = ({ message }) => say({ failed: message });
worker.onmessage = ({ data }) => {
  if (heard.push(data) !== ${asked.length}) return;
  worker.postMessage(${JSON.stringify(stopped)});
  setTimeout(() => worker.terminate(), 50);
  setTimeout(() => say(heard), 1000);
};
for (const asked of ${JSON.stringify(asked)}) worker.postMessage(asked);
</script>`;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

/** Opens Chromium on a page that is served with these files; resolves with what the page posts. */
async function inBrowser(chromium: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  const profile = mkdtempSync(join(tmpdir(), 'sleight-thinker-'));
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
  const browser = spawn(
    chromium,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${port}/`,
    ],
    { stdio: 'ignore' },
  );
  const left = new Promise<never>((_, reject) => {
    browser.once('exit', (code) => reject(new Error(`the browser left with ${code}`)));
  });
  try {
    return await Promise.race([heard, left]);
  } finally {
    left.catch(() => {});
    const isGone = new Promise((resolve) => browser.once('exit', resolve));
    if (browser.exitCode === null && browser.kill()) await isGone;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

test('a worker in a browser answers as the search does here, says what fails, and can be stopped', async () => {
  const { bundleThinker } = await import(new URL('bundle-thinker.mjs', scripts).href);
  const { browserPath } = await import(new URL('browser.mjs', scripts).href);
  const files: Record<string, string> = await bundleThinker();
  const asked = [...shelf.map(requestOf), unknown].map((request, i): Asked => ({ id: i + 1, request }));
  const said = await inBrowser(browserPath(), { ...files, 'index.html': page(asked) });
  const expected = asked.map(({ id, request }): Answered => {
    const game = shelf.find((one) => one.id === request.game);
    if (game === undefined) return { id, failed: 'there is no game go' };
    return { id, answer: think(game, game.book(), request) };
  });
  const inOrder = Array.isArray(said) ? said.toSorted((a, b) => a.id - b.id) : said;
  expect(inOrder).toEqual(JSON.parse(JSON.stringify(expected)));
});
