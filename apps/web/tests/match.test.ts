import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { clickOn, inAHurry, keyboard, mouse, nextAsk, playOut, sitDown } from './playing';

const visit = visitors();

/** Of compressed script, when a match is opened for the first time. */
const MOST_SCRIPT = 300_000;

describe('a newcomer', () => {
  test('makes a first move within three clicks', async () => {
    const { page, complaints, close } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Territory' }).click();
    await clickOn(page, '[data-hand] [data-lit]');
    const places = page.locator('[data-area][data-lit]');
    if ((await places.count()) > 0) await places.first().click();
    await page
      .getByRole('list', { name: 'Log' })
      .getByText(/^You play /)
      .first()
      .waitFor();
    // Told from other tabs.
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

describe.each(['Territory', 'Mythos'])('a whole match of %s against the easiest bot', (game) => {
  test.each([
    ['by clicks', mouse, DESKTOP],
    ['by keyboard', keyboard, DESKTOP],
    ['by taps on a phone', mouse, PHONE],
  ])('%s ends, and can be played again', async (way, hands, viewport) => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await inAHurry(page);
    await sitDown(page, game);
    await picture(page, `${game} ${way}`);
    expect(await playOut(page, hands)).toMatch(/win|lose|draw/);
    await picture(page, `${game} over ${way}`);
    const over = page.url();
    await page.getByRole('button', { name: 'Another match' }).click();
    await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== over);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a reload in the middle of a match comes back to the same table', async () => {
  const { page, close } = await visit();
  await sitDown(page, 'Territory');
  // At most a card and where it goes.
  for (let i = 0; i < 2; i++) {
    await nextAsk(page);
    await mouse.lit(page);
  }
  const log = page.getByRole('list', { name: 'Log' });
  await log.getByText(/^You /).first().waitFor();
  const said = await log.locator('li').first().innerText();
  await page.reload();
  await page.locator('[data-version]').waitFor();
  expect(await log.locator('li').first().innerText()).toBe(said);
  await close();
});
