import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { keyboard, mouse, playOut, sitDown } from './playing';

const visit = visitors();

/** Of compressed script, when a match is opened for the first time. */
const MOST_SCRIPT = 300_000;

describe('a newcomer', () => {
  test('makes a first move within three clicks', async () => {
    const { page, complaints, close } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Territory' }).click();
    await page.locator('[data-piece][data-lit]').first().waitFor();
    await page.locator('[data-piece][data-lit]').first().click();
    const places = page.locator('[data-area][data-lit]');
    if ((await places.count()) > 0) await places.first().click();
    await page
      .getByRole('list', { name: 'Log' })
      .getByText(/^You play /)
      .first()
      .waitFor();
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

describe.each([
  ['by clicks', mouse, DESKTOP],
  ['by keyboard', keyboard, DESKTOP],
  ['by taps on a phone', mouse, PHONE],
])('a whole match of Territory against the easiest bot %s', (way, hands, viewport) => {
  test('ends, and can be played again', async () => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await sitDown(page, 'Territory');
    await picture(page, `territory ${way}`);
    expect(await playOut(page, hands)).toMatch(/win|lose|draw/);
    await picture(page, `territory over ${way}`);
    const over = page.url();
    await page.getByRole('button', { name: 'Another match' }).click();
    await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== over);
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);
});

test('a reload in the middle of a match comes back to the same table', async () => {
  const { page, close } = await visit();
  await sitDown(page, 'Territory');
  await mouse.lit(page);
  await mouse.lit(page);
  const log = page.getByRole('list', { name: 'Log' });
  await log.getByText(/^You /).first().waitFor();
  const said = await log.locator('li').first().innerText();
  await page.reload();
  await page.locator('[data-version]').waitFor();
  expect(await log.locator('li').first().innerText()).toBe(said);
  await close();
});

test('two browsers meet in a room by its code', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR' })];
  await one.page.goto('/en/play/online');
  await one.page.getByRole('button', { name: 'Open a room' }).click();
  await one.page.waitForURL(/\/room\//);
  const code = one.page.url().split('/').at(-1) ?? '';
  await two.page.goto('/');
  await two.page.waitForURL(/\/fr/);
  await two.page.getByRole('link', { name: 'Rejoindre avec un code' }).click();
  await two.page.getByLabel('Code du salon').fill(code.toLowerCase());
  await two.page.getByRole('button', { name: 'Rejoindre' }).click();
  await Promise.all([one, two].map(({ page }) => page.waitForURL(/\/game\//)));
  await Promise.all([one, two].map(({ page }) => page.locator('[data-version]').waitFor()));
  expect(new URL(one.page.url()).pathname.slice(3)).toBe(new URL(two.page.url()).pathname.slice(3));
  await Promise.all([one.close(), two.close()]);
});
