// The look of cards and tables before pictures have loaded, over the operator's images, at large text size and on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { labelOf } from './labels';
import { filled, layTable } from './laid-table';
import { ownCard } from './own-image';
import { carefulInAHurry, inAHurry, mouse, sitDown } from './playing';

const visit = visitors();

const cardButton = (page: Page, id: string) => page.locator(`button[data-card="${id}"]`);

test('until its picture has loaded, a card shows its name on its faction’s tone', async () => {
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

test('nothing is printed over the operator’s image', async () => {
  const { page, close } = await visit();
  await page.goto(`/en/collection/${ownCard.game}`);
  const own = cardButton(page, ownCard.id);
  await own.scrollIntoViewIfNeeded();
  expect(await own.textContent()).toBe('');
  expect(await labelOf(own)).toContain(ownCard.name);
  const other = page.locator(`button[data-card]:not([data-card="${ownCard.id}"])`).first();
  expect(await other.textContent()).not.toBe('');
  await close();
});

test('at the table, changed values on the operator’s image stand clear of its numbers', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  const { first, seat, lay } = await layTable(page, 'Territory');
  const changed = { id: 'power', printed: 1, now: 4 };
  const piece = { id: 'laid own', touch: null, card: ownCard.id, face: 'up', numbers: [changed] } as const;
  const areas = first.areas.map((area) =>
    area.kind === 'hand' && area.whose === seat ? filled(area, [piece]) : area,
  );
  await lay({ ...first, areas }, false);
  const card = page.locator('[data-piece="laid own"]');
  const [whole, changes] = [await card.boundingBox(), await card.locator('[data-changes]').boundingBox()];
  if (whole === null || changes === null) throw new Error('the card does not show what has changed');
  expect(await card.locator('[data-changes]').textContent()).toBe('4');
  expect(await card.locator('[data-name], [data-rarity]').count()).toBe(0);
  expect(changes.y).toBeGreaterThan(whole.y + whole.height * 0.3);
  expect(changes.y + changes.height).toBeLessThan(whole.y + whole.height * 0.75);
  await close();
});

test('every print of a card has its own picture, and is shown by a click', async () => {
  const { page, complaints, close } = await visit();
  await page.goto('/en/collection/mythos?card=KS-108');
  const prints = page.getByRole('region', { name: 'Versions of this card' }).getByRole('button');
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

test('on a phone a replay leaves half of the screen to the board, and folds rare controls away', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await carefulInAHurry(page);
  await sitDown(page, 'Sleeved');
  await page.locator('[data-lit]').first().waitFor();
  await mouse.lit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  const sure = page
    .getByRole('dialog', { name: 'Concede this match?' })
    .getByRole('button', { name: 'Concede' });
  await sure.click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('[data-step="0"]').waitFor();
  const board = await page.getByRole('region', { name: 'Table' }).boundingBox();
  expect(board?.height).toBeGreaterThan(PHONE.height / 2);
  expect(await page.getByLabel('Point of view').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.getByLabel('Point of view').isVisible()).toBe(true);
  await picture(page, 'phone replay');
  await close();
});

test('on a phone the current page is visible in the navigation strip', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto('/en/settings');
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect.poll(async () => ((await here.boundingBox())?.x ?? DESKTOP.width) < PHONE.width).toBe(true);
  await close();
});
