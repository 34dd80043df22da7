// `npm run measure`: what a newcomer's browser loads for a match, how much the page shifts while it does, and how long
// frames take while things move. Prints a table; docs/performance.md keeps what it said.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../../scripts/browser.mjs';
import { buildWeb } from '../../scripts/build-web.mjs';
import { bundleServer } from '../../scripts/bundle-server.mjs';

const GAMES = ['Mythos', 'Territory', 'Sleeved', 'One Piece'];
const SECONDS = Number(process.argv[2] ?? 20);

async function serve() {
  const web = buildWeb();
  const { main } = await bundleServer();
  const data = mkdtempSync(join(tmpdir(), 'sleight-measure-'));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', SLEIGHT_DATA: data, SLEIGHT_WEB: web, LOG_LEVEL: 'error' },
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

/** In the page, from its first moment: layout shifts, and how far frames are apart while something is in the air. */
function watch() {
  globalThis.measured = { shift: 0, frames: [], most: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  let last = 0;
  const frame = (now) => {
    const inTheAir = document.querySelector('[data-glass]')?.childElementCount ?? 0;
    const isMoving = inTheAir > 0;
    if (last > 0 && isMoving) globalThis.measured.frames.push(now - last);
    globalThis.measured.most = Math.max(globalThis.measured.most, inTheAir);
    last = isMoving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Everything that goes on with the match. What takes a layer back stands first in Sleeved, and would never come to an end. */
const onward =
  '[data-lit]:not([aria-pressed], [data-late]), [data-listed]:not([disabled]), [data-main]:not([disabled])';

/** The longest that one update may move. */
const MOST_MS = 4_000;

/** Chooses without a pointer, because a pointer that comes down skips what is in the air; then lets everything land. */
async function goOn(page) {
  await page
    .locator(onward)
    .first()
    .evaluate((one) => one.click(), undefined, { timeout: 3_000 })
    .catch(() => {});
  await page.waitForTimeout(700);
  await page
    .waitForFunction(() => !document.querySelector('[data-glass]')?.childElementCount, undefined, {
      timeout: MOST_MS,
    })
    .catch(() => {});
}

async function measure(browser, origin, game) {
  const options = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', baseURL: origin };
  const sitting = await browser.newContext(options);
  const first = await sitting.newPage();
  await first.goto('/en');
  await first.getByRole('button', { name: `Play now: ${game}` }).click();
  await first.waitForURL(/\/game\//);
  const address = first.url();
  // The same player in a browser that has loaded nothing yet.
  const context = await browser.newContext({ ...options, storageState: await sitting.storageState() });
  await sitting.close();
  await context.addInitScript(watch);
  const page = await context.newPage();
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes());
  });
  await page.goto(address);
  await page.locator('[data-version]').waitFor();
  await page.waitForTimeout(1_500);
  const script = (await Promise.all(scripts)).reduce(
    (sum, { responseBodySize }) => sum + responseBodySize,
    0,
  );
  const { shift } = await page.evaluate(() => globalThis.measured);
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) await goOn(page);
  const { frames, most } = await page.evaluate(() => globalThis.measured);
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? '-';
  return {
    game,
    'script KB': Math.round(script / 1024),
    shift: shift.toFixed(4),
    frames: frames.length,
    'most in the air': most,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
  };
}

const { origin, close } = await serve();
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
const rows = [];
for (const game of GAMES) rows.push(await measure(browser, origin, game));
await browser.close();
await close();
console.table(rows);
