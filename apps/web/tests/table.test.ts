// Using the match screen: dragging, deselecting, asking why not, hints, the log, keys, a phone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { labelOf } from './labels';
import { carefulInAHurry, clickOn, inAHurry, inSight, mouse, nextAsk, sitDown } from './playing';

const visit = visitors();

const places = (page: Page): Locator => page.locator('[data-area][data-lit]');
const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });

/** Selects a unit of Territory: cards with Power go to a slot. */
async function takeUp(page: Page): Promise<Locator> {
  const units = page.locator('[data-hand] [data-lit]:has([aria-label*="Power"])');
  await units.first().waitFor();
  const id = await units.first().getAttribute('data-piece');
  const which = `[data-hand] [data-piece="${id}"]`;
  const spot = await inSight(page, which);
  if (spot === null) throw new Error('no unit of this hand is in sight');
  await page.mouse.click(spot.x, spot.y);
  await places(page).first().waitFor();
  return page.locator(which);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is looked for is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('a card', () => {
  test('is dragged to a place', async () => {
    const { page, complaints, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Territory');
    const card = await takeUp(page);
    const label = await labelOf(card);
    await page.keyboard.press('Escape');
    await expect.poll(() => places(page).count()).toBe(0);
    const id = await card.getAttribute('data-piece');
    const from = await inSight(page, `[data-hand] [data-piece="${id}"]`);
    if (from === null) throw new Error('the card that was taken up is not in sight');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 80, { steps: 4 });
    const to = await middleOf(places(page).last());
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await picture(page, 'Territory drag');
    await page.mouse.up();
    const [name] = (label ?? '').split(',');
    await log(page)
      .getByText(new RegExp(`^You play ${name}`))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is dragged by a finger that moves up; moving sideways only swipes', async () => {
    const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
    await inAHurry(page);
    await sitDown(page, 'Territory');
    const card = await takeUp(page);
    // A tap selects the card and shows its text.
    await page.locator(`[data-taken-up="${await card.getAttribute('data-card')}"]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-taken-up]').waitFor({ state: 'detached' });
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    const { x, y } = await middleOf(card);
    await touch('touchStart', { x, y });
    for (const by of [10, 20, 30]) await touch('touchMove', { x: x - by, y });
    await touch('touchEnd');
    await expect.poll(() => page.locator('[aria-pressed]').count()).toBe(0);
    const from = await middleOf(card);
    await touch('touchStart', from);
    for (const by of [10, 40, 80]) await touch('touchMove', { x: from.x, y: from.y - by });
    await touch('touchMove', await middleOf(places(page).last()));
    await touch('touchEnd');
    await page.getByRole('button', { name: 'Log' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^You play /)
      .first()
      .waitFor();
    await close();
  });

  test('is deselected when dropped beside the table', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Territory');
    await takeUp(page);
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.poll(() => page.locator('[aria-pressed]').count()).toBe(0);
    const from = await middleOf(page.locator('[data-hand] [data-lit]').last());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 60, { steps: 3 });
    await page.mouse.move(20, 20, { steps: 3 });
    await page.mouse.up();
    await page.locator('[data-stage=asked]').waitFor();
    await expect.poll(() => page.locator('[aria-pressed]').count()).toBe(0);
    expect(
      await log(page)
        .getByText(/^You play /)
        .count(),
    ).toBe(0);
    await close();
  });

  test('explains why it cannot be played', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Mythos');
    await nextAsk(page);
    await clickOn(page, '[data-hand] [data-piece]');
    await page.getByRole('heading', { name: 'Why not now?' }).waitFor();
    await close();
  });
});

test('a name in the log highlights its card, by pointer and by focus', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  const drawn = log(page)
    .getByText(/^You draw /)
    .first()
    .getByRole('button');
  const name = await drawn.first().innerText();
  const pointed = page.locator('[data-hand] .pointed-at');
  await drawn.first().hover();
  await pointed.first().waitFor();
  expect(await labelOf(pointed.first())).toContain(name);
  await page.mouse.move(5, 300);
  await pointed.first().waitFor({ state: 'detached' });
  await drawn.first().focus();
  await pointed.first().waitFor();
  await close();
});

test('passing with moves left needs a confirmation', async () => {
  const { page, close } = await visit();
  await carefulInAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  await page.locator('[data-main]').click();
  await page.getByRole('button', { name: 'Confirm pass' }).waitFor();
  await expect.poll(() => log(page).getByText('You pass.').count()).toBe(0);
  await page.getByRole('button', { name: 'Confirm pass' }).click();
  await log(page).getByText('You pass.').first().waitFor();
  await close();
});

test('a hint shows up to three options with their chance to win, on the table too', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.waitFor();
  const options = await hint.getByRole('listitem').allInnerTexts();
  expect(options.length).toBeGreaterThan(0);
  expect(options.length).toBeLessThanOrEqual(3);
  for (const option of options) expect(option).toMatch(/\d+%$/);
  await picture(page, 'Territory hint');
  await close();
});

test('a question mark shows the keys, Escape closes them, and no quick key is lost', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await page.keyboard.press('?');
  await keys.waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await keys.waitFor();
  // Both keys arrive before the browser reports that the first has closed the sheet.
  await keys.evaluate((sheet) =>
    sheet.addEventListener('close', () => document.body.setAttribute('data-closed', '')),
  );
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('?')]);
  await page.locator('[data-closed]').waitFor();
  expect(await keys.count()).toBe(1);
  await close();
});

test('on a phone a chip scrolls to its mission, and the scores stay visible', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await inAHurry(page);
  await sitDown(page, 'Mythos');
  for (let i = 0; i < 6; i++) await mouse[await asking(page)](page);
  // A mission that arrives scrolls into sight.
  await nextAsk(page);
  await page.locator('[data-chip="3"]').tap();
  await page.waitForFunction(() => {
    const lane = document.querySelector('[data-lane="3"]')?.getBoundingClientRect();
    return lane !== undefined && Math.abs(lane.left) < 2;
  });
  for (const chip of [1, 2, 3, 4]) expect(await page.locator(`[data-chip="${chip}"]`).isVisible()).toBe(true);
  // A chip names both totals, the mission and the number of cards on each side.
  expect(await labelOf(page.locator('[data-chip="1"]'))).toMatch(
    /^Rank D, \d+ to \d+, \w.+, \d+ cards? against \d+/,
  );
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  await picture(page, 'Mythos phone lanes');
  await close();
});

async function asking(page: Page): Promise<'lit' | 'listed' | 'main'> {
  const ask = await nextAsk(page);
  return ask === 'over' ? 'main' : ask;
}

test.each([
  ['Territory', 'desktop', DESKTOP],
  ['Mythos', 'desktop', DESKTOP],
  ['Mythos', 'phone', PHONE],
])('axe finds nothing in the middle of a match of %s on a %s', async (game, device, viewport) => {
  const { page, close } = await visit({ viewport });
  await inAHurry(page);
  await sitDown(page, game);
  for (let i = 0; i < 9; i++) await mouse[await asking(page)](page);
  await nextAsk(page);
  expect(await violations(page)).toEqual([]);
  await picture(page, `${game} ${device} in the middle`);
  await close();
});
