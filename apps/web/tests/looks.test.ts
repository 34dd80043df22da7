// How cards and tables look before pictures are there, over an owner's image, at large type and on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isWider } from './axe';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { ownCard } from './own-image';
import { mouse, sitDown } from './playing';

const visit = visitors();

const cardButton = (page: Page, id: string) => page.locator(`button[data-card="${id}"]`);

test('until its picture is there, a card shows its name on the tone of its faction', async () => {
  const { page, close } = await visit();
  await page.route('**/art/mythos/KS-*', (route) => route.abort());
  await page.goto('/en/collection/mythos');
  const card = cardButton(page, 'KS-108');
  await card.getByText('Naruto Uzumaki').waitFor();
  const { cards } = await page.evaluate(() => fetch('/api/games/mythos/cards').then((said) => said.json()));
  const { ground } = cards.find(({ id }: { id: string }) => id === 'KS-108').print;
  const shown = await card.evaluate((button) =>
    [...button.querySelectorAll('span')].map((one) => getComputedStyle(one).backgroundColor),
  );
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  expect(shown).toContain(`rgb(${r}, ${g}, ${b})`);
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'cards without pictures');
  await close();
});

test('nothing is printed over an image of the owner', async () => {
  const { page, close } = await visit();
  await page.goto(`/en/collection/${ownCard.game}`);
  const own = cardButton(page, ownCard.id);
  await own.scrollIntoViewIfNeeded();
  expect(await own.textContent()).toBe('');
  expect(await own.getAttribute('aria-label')).toContain(ownCard.name);
  const other = page.locator(`button[data-card]:not([data-card="${ownCard.id}"])`).first();
  expect(await other.textContent()).not.toBe('');
  await close();
});

test('every print of a card has a picture of its own, and is shown by a click', async () => {
  const { page, complaints, close } = await visit();
  await page.goto('/en/collection/mythos?card=KS-108');
  const prints = page.getByRole('region', { name: 'Prints of this card' }).getByRole('button');
  await prints.first().waitFor();
  const pictures = await prints.evaluateAll((all) => all.map((one) => one.querySelector('img')?.src));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(1);
  await prints.nth(1).click();
  await page.waitForURL(/card=KS-108-/);
  await expect.poll(() => prints.nth(1).getAttribute('aria-current')).toBe('true');
  await picture(page, 'prints of a card');
  expect(complaints).toEqual([]);
  await close();
});

/** As a reader sets it who needs letters twice as large. */
async function atDoubleSize(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 225% !important; }');
      document.adoptedStyleSheets = [sheet];
    }),
  );
}

test.each(['Mythos', 'Territory', 'Sleeved', 'One Piece'])(
  '%s at double type on a phone: a board one can play on, and the prompt in sight',
  async (game) => {
    const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
    await atDoubleSize(page);
    await sitDown(page, game);
    await page.locator('[data-lit], [data-main], [data-listed]').first().waitFor();
    const seen = await page.evaluate(() => {
      const board = document.querySelector('[data-board]')?.getBoundingClientRect();
      const prompt = document.querySelector('aside')?.getBoundingClientRect();
      return { board: board?.height ?? 0, foot: prompt?.bottom ?? Number.POSITIVE_INFINITY };
    });
    expect(seen.board).toBeGreaterThan(PHONE.height / 2);
    expect(seen.foot).toBeLessThanOrEqual(PHONE.height);
    expect(await isWider(page)).toBe(false);
    await picture(page, `phone double ${game}`);
    await close();
  },
);

test('on a phone a replay leaves half of the screen to the board, and folds what is rarely chosen', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await sitDown(page, 'Sleeved');
  await page.locator('[data-lit]').first().waitFor();
  await mouse.lit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const sure = page
    .getByRole('dialog', { name: 'Resign this match?' })
    .getByRole('button', { name: 'Resign' });
  await sure.click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('[data-step="0"]').waitFor();
  const board = await page.getByRole('region', { name: 'Table' }).boundingBox();
  expect(board?.height).toBeGreaterThan(PHONE.height / 2);
  expect(await page.getByLabel('Seen by').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.getByLabel('Seen by').isVisible()).toBe(true);
  await picture(page, 'phone replay');
  await close();
});

test('on a phone the page one is on shows in the strip of places', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto('/en/settings');
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect.poll(async () => ((await here.boundingBox())?.x ?? DESKTOP.width) < PHONE.width).toBe(true);
  await close();
});
