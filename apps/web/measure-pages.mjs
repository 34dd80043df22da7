// `npm run measure`: how much a new visitor's browser loads for a match, how much the page shifts meanwhile, and how long
// frames take while things move. Prints a table for docs/performance.md; fails if frames of the busiest second are too long.

import { openPages } from './open-pages.mjs';

const SECONDS = Number(process.argv[2] ?? 20);

/** In the page, from the start: layout shifts, and the time between frames while something moves. */
function watch() {
  globalThis.measured = { shift: 0, frames: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  let last = 0;
  const frame = (now) => {
    const inTheAir = document.querySelector('[data-glass]')?.childElementCount ?? 0;
    const isMoving = inTheAir > 0;
    if (last > 0 && isMoving) globalThis.measured.frames.push({ at: now, ms: now - last, inTheAir });
    last = isMoving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Every option that advances the match. The first option may undo a pick, which would never end. */
const onward =
  '[data-lit]:not([aria-pressed], [data-late]), [data-listed]:not([disabled]), [data-main]:not([disabled])';

/** In the busiest second, 95 of 100 frames take no longer. */
const MOST_FRAME_MS = 20;

/** The frames of the second in which most was in the air. */
function busiestSecond(frames) {
  const seconds = frames.map(({ at }) => frames.filter((one) => one.at > at - 1_000 && one.at <= at));
  const busy = (second) => second.reduce((sum, { ms, inTheAir }) => sum + ms * inTheAir, 0);
  return seconds.reduce((best, next) => (busy(next) > busy(best) ? next : best), []);
}

const percentile = (frames, share) => {
  const sorted = frames.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
};

/** The longest animation of one update. */
const MOST_MS = 4_000;

/** Chooses without a pointer, because a pointer press skips the animation; then waits until everything has landed. */
async function goOn(page) {
  await page
    .locator('[data-stage=asked]')
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
  // The same player in a browser with an empty cache.
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
  const { frames } = await page.evaluate(() => globalThis.measured);
  await context.close();
  const busiest = busiestSecond(frames);
  const at = (share) => percentile(frames, share).toFixed(1);
  return {
    game,
    'script KB': Math.round(script / 1024),
    shift: shift.toFixed(4),
    frames: frames.length,
    'most in the air': Math.max(0, ...frames.map(({ inTheAir }) => inTheAir)),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'p95 ms, busiest second': Number(percentile(busiest, 0.95).toFixed(1)),
  };
}

const { origin, games, browser, close } = await openPages();
const rows = [];
for (const game of Object.values(games)) rows.push(await measure(browser, origin, game));
await close();
console.table(rows);
const still = rows.filter(({ frames }) => frames === 0);
for (const { game } of still) console.error(`${game}: nothing moved, so no frame was measured.`);
const slow = rows.filter((row) => row['p95 ms, busiest second'] > MOST_FRAME_MS);
for (const { game } of slow) console.error(`${game}: frames take longer than ${MOST_FRAME_MS} ms.`);
process.exitCode = still.length + slow.length > 0 ? 1 : 0;
