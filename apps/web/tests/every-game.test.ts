// Every game on the shelf in a browser: a visitor finds its rules, cards and decks, and sits down at
// its table; axe finds nothing there. match.test.ts plays whole matches.
// Invariant: no game is named here, so that `bin/sleight new-game` lays down a game that is tested too.
import { dresses } from '@sleight/shelf/dresses';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWider, violations } from './axe';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { atRest, inAHurry, sitDown } from './playing';

const visit = visitors();

const devices = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** Pictures that have loaded. */
const drawn = (page: Page, where: string): Promise<number> =>
  page
    .locator(`${where} img`)
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );

async function expectFits(page: Page): Promise<void> {
  for (const [device, viewport] of devices) {
    await page.setViewportSize(viewport);
    expect([page.url(), device, await isWider(page)]).toEqual([page.url(), device, false]);
  }
}

describe.each(dresses.map(({ id, name }) => ({ id, name: name.en, french: name.fr })))(
  '$name',
  ({ id, name, french }) => {
    test('is on the home page, with its picture and a way to its cards', async () => {
      const { page, complaints, close } = await visit();
      await page.goto('/en');
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await expect.poll(() => drawn(page, `li[data-world="${id}"]`)).toBe(1);
      await page.getByRole('link', { name: `Cards: ${name}` }).click();
      await page.waitForURL(`**/collection/${id}`);
      await expect.poll(() => drawn(page, 'main')).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await close();
    });

    test('its cards are found by name, alone and for a deck, and axe finds nothing', async () => {
      const { page, complaints, close } = await visit();
      const cards = page.locator('main [data-card]');
      await page.goto(`/en/collection/${id}`);
      await cards.first().waitFor();
      const all = await cards.count();
      await expectFits(page);
      await cards.first().click();
      const card = await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().innerText();
      const search = `?q=${encodeURIComponent(card)}`;
      await page.setViewportSize(DESKTOP);
      await page.goto(`/en/collection/${id}${search}`);
      await expect.poll(() => drawn(page, 'main [data-card]')).toBeGreaterThan(0);
      expect(await cards.count()).toBeLessThan(all);
      await picture(page, `collection ${id}`);
      expect(await violations(page)).toEqual([]);
      await page.goto(`/fr/deck-builder/${id}`);
      await expect.poll(() => drawn(page, 'main')).toBeGreaterThan(0);
      await expectFits(page);
      await page.setViewportSize(PHONE);
      await picture(page, `deck builder ${id}`);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    });

    test('its rules are written out in French, and axe finds nothing on a phone', async () => {
      const { page, complaints, close } = await visit({ viewport: PHONE, hasTouch: true });
      await page.goto(`/fr/rules/${id}`);
      const tab = page.getByRole('navigation').getByRole('link', { name: french, exact: true });
      await expect.poll(async () => (await tab.boundingBox())?.x ?? DESKTOP.width).toBeLessThan(PHONE.width);
      await page.getByRole('heading', { name: french, level: 2 }).waitFor();
      await page.locator('main section p').first().waitFor();
      await page.getByRole('link', { name: 'Jouer', exact: true }).waitFor();
      await expectFits(page);
      await picture(page, `rules ${id}`);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    });

    test.each(devices)('axe finds nothing at its table on a %s', async (device, viewport) => {
      const { page, complaints, close } = await visit({ viewport });
      await inAHurry(page);
      await sitDown(page, name);
      await atRest(page);
      expect(await violations(page)).toEqual([]);
      await picture(page, `${device} match ${name}`);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);
