import { gzipSync } from 'node:zlib';
import { dresses } from '@sleight/shelf/dresses';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { clickOn, inAHurry, keyboard, mouse, nextAsk, playOut, sitDown } from './playing';

const visit = visitors();

/** Compressed script, when a match is opened for the first time. */
const MOST_SCRIPT = 300_000;

describe('a newcomer', () => {
  test('makes a first move within three clicks', async () => {
    const { page, complaints, close } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Territory' }).click();
    await clickOn(page, '[data-hand] [data-lit]');
    const places = page.locator('[data-area][data-lit]');
    if ((await places.count()) > 0) await places.first().click();
    const log = page.getByRole('list', { name: 'Log' });
    await log
      .getByText(/^You play /)
      .first()
      .waitFor();
    // The opponent is named, and no placeholder is left.
    await log
      .getByText(/^(?!You )\S+ draws \d+ cards\.$/)
      .first()
      .waitFor();
    expect(await log.textContent()).not.toMatch(/[{}]|opponent/i);
    await picture(page, 'log names');
    // Distinguishes the tab from others.
    await page.waitForFunction(() => /^(Your move · )?Territory · .+ · Sleight$/.test(document.title));
    expect(complaints).toEqual([]);
    await close();
  });

  test('loads less than 300 KB of compressed script for a match', async () => {
    const { page, close } = await visit();
    await sitDown(page, 'Territory');
    const address = page.url();
    const fresh = await visit();
    const scripts: Promise<Buffer>[] = [];
    fresh.page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
    });
    await fresh.page.goto(address);
    await fresh.page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(MOST_SCRIPT);
    await fresh.close();
    await close();
  });
});

/** Always choosing the first highlighted card never ends these games; their own test files play with a plan. */
const planned = ['sleeved', 'onepiece'];
const games = dresses.filter(({ id }) => !planned.includes(id)).map(({ name }) => name.en);

describe.each(games)('a whole match of %s against the easiest bot', (game) => {
  test.each([
    ['by clicks', mouse, DESKTOP],
    ['by keyboard', keyboard, DESKTOP],
    ['by taps on a phone', mouse, PHONE],
  ])('%s ends, and a rematch is possible', async (way, hands, viewport) => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await inAHurry(page);
    await sitDown(page, game);
    await picture(page, `${game} ${way}`);
    expect(await playOut(page, hands)).toMatch(/win|lose|draw/);
    await picture(page, `${game} over ${way}`);
    const over = page.url();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== over);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a reload in the middle of a match comes back to the same table and the same names', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  // At most a card and its target.
  for (let i = 0; i < 2; i++) {
    await nextAsk(page);
    await mouse.lit(page);
  }
  const log = page.getByRole('list', { name: 'Log' });
  // The deal has been shown once the first move has.
  await log.locator('li').nth(1).waitFor();
  const said = await log.locator('li').first().innerText();
  expect(said).toMatch(/Pip draws/);
  // Names come with the match: the list of opponents never arrives.
  await page.route('**/api/games', () => {});
  await page.reload();
  await log.locator('li').first().waitFor();
  expect(await log.locator('li').first().innerText()).toBe(said);
  expect(await page.locator('[data-plate="1"]').first().innerText()).toMatch(/Pip\s+Easy/);
  await close();
});
