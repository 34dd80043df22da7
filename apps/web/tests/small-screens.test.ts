// Phones and small wide screens: text is large enough, complete, visible and not repeated.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { inAHurry, sitDown } from './playing';

const visit = visitors();

const onPhone = { viewport: PHONE, hasTouch: true };
const SMALL = { width: 1024, height: 768 };

/** The smallest letter size that is readable at arm's length. */
const READABLE = 10;

test("on a phone a sleeve's numbers are readable, and lie on its card", async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await sitDown(page, 'Sleeved');
  const sleeves = page.locator('[data-zone^="sleeves:"] [data-lit]');
  await sleeves.first().getByText('damage').waitFor();
  const words = await sleeves.evaluateAll((all) =>
    all.flatMap((sleeve) => {
      const card = sleeve.getBoundingClientRect();
      return [...sleeve.querySelectorAll('span')]
        .filter((one) => one.childElementCount === 0 && one.textContent !== '' && one.offsetWidth > 0)
        .map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isInside =
            left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom;
          return { text: one.textContent, size: Number.parseFloat(getComputedStyle(one).fontSize), isInside };
        });
    }),
  );
  expect(words.length).toBeGreaterThan(10);
  const names = words.filter(({ text }) => /^[A-Z]/.test(text ?? ''));
  const numbers = words.filter((word) => !names.includes(word));
  expect(numbers.filter(({ size }) => size < READABLE)).toEqual([]);
  expect(words.filter(({ isInside }) => !isInside)).toEqual([]);
  await picture(page, 'phone sleeves');
  await close();
});

/** Text cut off at the edge of its box. */
const cut = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent ?? ''),
    );

/** The focus takes the lane of its card into sight, from either side. */
async function bringsItsLane(page: Page): Promise<void> {
  const cards = page.locator('[data-lane] [data-piece]');
  for (const card of [...(await cards.all()), ...(await cards.all()).reverse()]) {
    await card.focus();
    const offset = () =>
      card.evaluate((one) => Math.round(one.closest('[data-lane]')?.getBoundingClientRect().left ?? -1));
    await expect.poll(offset).toBe(0);
  }
}

test('on a phone missions show their whole text, and the focus brings them into sight', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await page.goto('/fr/puzzles');
  await page.getByRole('button', { name: /: Sortir de l’ombre/ }).click();
  const missions = [1, 2, 3, 4].map((n) => `[data-zone="mission ${n}"] [data-card] span`).join();
  await page.locator(missions).getByText('placez 1 carte de votre main').first().waitFor();
  expect(await cut(page, missions)).toEqual([]);
  await picture(page, 'phone mission');
  await bringsItsLane(page);
  await close();
});

test('on a phone a question is shown once while there is a list below it', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await sitDown(page, 'Mythos');
  await page.locator('[data-listed]').first().waitFor();
  const seen = await page.getByText('Keep this hand?').evaluateAll(
    // Text for screen readers only is a dot in size.
    (all) => all.filter((one) => one.getBoundingClientRect().width > 1).length,
  );
  expect(seen).toBe(1);
  await close();
});

test.each(['Sleeved', 'Mythos'])('at 1024 a hand of %s keeps clear of the panel', async (game) => {
  const { page, close } = await visit({ viewport: SMALL });
  await inAHurry(page);
  await sitDown(page, game);
  await page.locator('[data-hand] [data-piece]').first().waitFor();
  const edges = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-hand] [data-piece]')];
    const rights = cards.map((card) => card.getBoundingClientRect().right);
    return {
      hand: Math.max(...rights),
      panel: document.querySelector('aside')?.getBoundingClientRect().left,
    };
  });
  expect(edges.hand).toBeLessThanOrEqual((edges.panel ?? 0) + 1);
  await picture(page, `small ${game}`);
  await close();
});

test('the opponent’s cards are all counted', async () => {
  const { page, close } = await visit({ viewport: DESKTOP });
  await inAHurry(page);
  await sitDown(page, 'Sleeved');
  const theirs = page.getByRole('region', { name: 'Their side' });
  await theirs.getByText(/8 cards/).waitFor();
  const backs = page.getByRole('img', { name: '8 cards' }).locator('img');
  await expect.poll(() => backs.count()).toBe(8);
  await close();
});

async function openPuzzle(page: Page, title: string): Promise<void> {
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: new RegExp(`: ${title}`) }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

test('on a phone a puzzle of One Piece shows every row, with its one hint open', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await openPuzzle(page, 'Past the blocker');
  await expect.poll(() => page.getByRole('button', { name: /hint/i }).count()).toBe(1);
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect
    .poll(() =>
      page.locator('[data-board] > div').evaluate((board) => board.scrollHeight - board.clientHeight),
    )
    .toBeLessThanOrEqual(0);
  await picture(page, 'phone puzzle One Piece');
  await close();
});

test('on a phone the way to the replay stands below the board after a match', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await sitDown(page, 'Mythos');
  await page.locator('[data-main]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const link = await page.getByRole('link', { name: 'Watch the replay' }).boundingBox();
  const board = await page.locator('[data-board]').boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  await close();
});

test('on a phone the plates of a replay need no swiping', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await sitDown(page, 'Mythos');
  await page.locator('[data-main]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('[data-step="0"]').waitFor();
  for (const seat of [0, 1]) {
    const plate = page.locator(`[data-plate="${seat}"] [tabindex]`).filter({ visible: true });
    expect(await plate.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
  await picture(page, 'phone replay plates');
  await close();
});

test('on a phone no word of a name is broken in the card view', async () => {
  const { page, close } = await visit(onPhone);
  await inAHurry(page);
  await page.goto('/fr/puzzles');
  await page.getByRole('button', { name: /: En deux temps/ }).click();
  await page.locator('[data-hand] [data-card="reposition"]').click({ button: 'right' });
  const heading = page.getByRole('dialog').getByRole('heading', { level: 3 });
  await heading.getByText('Repositionnement').waitFor();
  const lines = await heading.evaluate((one) => {
    const { height } = one.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(one).lineHeight);
  });
  expect(Math.round(lines)).toBe(1);
  await close();
});
