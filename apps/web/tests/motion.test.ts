// What happened is seen to happen; nobody has to wait for it, and whoever wants none sees none.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Visitor, visitors } from './browser';
import { sitDown } from './playing';

const visit = visitors();
let visitor: Visitor;
afterEach(() => visitor.close());

/** From here on: the most that was on the glass at once. */
const watchGlass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const glass = document.querySelector('[data-glass]');
    document.body.dataset.most = '0';
    const count = () => {
      const most = Math.max(Number(document.body.dataset.most), glass?.childElementCount ?? 0);
      document.body.dataset.most = `${most}`;
    };
    if (glass) new MutationObserver(count).observe(glass, { childList: true });
  });

const mostOnGlass = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset.most));

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const glass = document.querySelector('[data-glass]');
    return glass?.childElementCount === 0 && document.querySelector('[data-flying]') === null;
  });

/** Declines the first offer, after which cards are dealt. */
const begin = async (page: Page): Promise<void> => {
  await page.locator('[data-main]:not([disabled])').first().click();
};

test('cards fly over the table, and in the end nothing is left in the air or hidden', async () => {
  visitor = await visit();
  await sitDown(visitor.page, 'Mythos');
  await watchGlass(visitor.page);
  await begin(visitor.page);
  await expect.poll(() => mostOnGlass(visitor.page)).toBeGreaterThan(0);
  await expect.poll(() => isStill(visitor.page)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('a click ends all motion at once', async () => {
  visitor = await visit();
  await sitDown(visitor.page, 'Mythos');
  await watchGlass(visitor.page);
  await begin(visitor.page);
  await expect.poll(() => mostOnGlass(visitor.page), { interval: 20 }).toBeGreaterThan(0);
  const isStillAfter = await visitor.page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointerdown'));
    return document.querySelector('[data-glass]')?.childElementCount === 0;
  });
  expect(isStillAfter).toBe(true);
  expect(await isStill(visitor.page)).toBe(true);
});

test('a device that asks for reduced motion sees none', async () => {
  visitor = await visit({ reducedMotion: 'reduce' });
  await sitDown(visitor.page, 'Mythos');
  await watchGlass(visitor.page);
  await begin(visitor.page);
  await visitor.page.locator('[data-lit]').first().waitFor();
  expect(await mostOnGlass(visitor.page)).toBe(0);
  expect(await isStill(visitor.page)).toBe(true);
});
