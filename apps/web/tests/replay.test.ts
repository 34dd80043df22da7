// Replaying a finished match: step, jump, play, other points of view, and the messages if there is none.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { inAHurry, mouse, sitDown } from './playing';

const visit = visitors();

const at = (page: Page, n: number) => page.locator(`[data-step="${n}"]`).waitFor();
const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));

/** From here on: every step that is shown, however briefly. */
const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const step = Number(document.querySelector('[data-step]')?.getAttribute('data-step'));
      if (seen.at(-1) !== step) seen.push(step);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-step'] });
  });

const stepsSeen = (page: Page): Promise<unknown> => page.evaluate(() => 'seen' in window && window.seen);

test('a match is replayed step by step from either side, and found in the user’s list', async () => {
  const { page, complaints, close } = await visit();
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
  await page.waitForURL(/\/replay\//);
  await at(page, 0);
  await page.getByRole('button', { name: 'Forward' }).click();
  await at(page, 1);
  await page.getByRole('button', { name: 'Back' }).click();
  await at(page, 0);
  await page.keyboard.press('End');
  await page
    .getByText(/ wins$/)
    .first()
    .waitFor();
  const last = await stepOf(page);
  expect(last).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.getByLabel('Step', { exact: true }).fill(`${last}`);
  await at(page, last);
  await page.getByLabel('Speed').selectOption('fast');
  await watchSteps(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(page, last);
  await expect.poll(() => stepsSeen(page)).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
  await picture(page, 'replay');
  const address = page.url();

  // With all cards face up both hands are known; from one seat the other is not.
  await page.keyboard.press('Home');
  const backs = page.locator('main [data-zone] img[src$="/back.svg"]');
  await expect.poll(() => backs.count()).toBe(0);
  await page.getByLabel('Point of view').selectOption({ index: 1 });
  await expect.poll(() => backs.count()).toBeGreaterThan(0);

  await page.goto('/en/history');
  await page
    .getByRole('link', { name: /^Watch: Sleeved/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);

  // Anyone with the link may watch, in another language, on a phone.
  const other = await visit({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' });
  await other.page.goto(address.replace('/en/', '/fr/'));
  await at(other.page, 0);
  await other.page.getByRole('button', { name: 'Avancer' }).click();
  await at(other.page, 1);
  // For spectators neither player is "you": both are named.
  await other.page.keyboard.press('End');
  await other.page.setViewportSize(DESKTOP);
  const told = other.page.getByRole('list', { name: 'Journal' });
  await expect.poll(() => told.innerText()).toMatch(/Pépin /);
  expect(await told.innerText()).not.toMatch(/\b(vous|votre|vos)\b/i);
  await other.page.getByRole('region', { name: 'Pépin', exact: true }).waitFor();
  await other.page.setViewportSize(PHONE);
  expect(await violations(other.page)).toEqual([]);
  await picture(other.page, 'replay phone');
  await other.close();
  await close();
});

test('a match that does not exist, or is not over, says so', async () => {
  const { page, close } = await visit();
  await page.goto('/en/replay/nothing');
  await page.getByText('Match not found.').waitFor();
  await sitDown(page, 'Mythos');
  await page.goto(page.url().replace('/game/', '/replay/'));
  await page.getByText('The match isn’t over yet.').waitFor();
  await page.goto(page.url().replace('/en/', '/fr/'));
  await page.getByText('La partie n’est pas encore terminée.').waitFor();
  await close();
});

test('a finished match is continued from a step: against another bot, or as pass and play', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await page.locator('[data-lit]').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(/\/replay\//);
  await at(page, 0);
  const address = page.url();
  const button = page.getByRole('button', { name: 'Play on from here' });
  await button.waitFor();
  await page.keyboard.press('End');
  await page
    .getByText(/ wins$/)
    .first()
    .waitFor();
  expect(await button.count()).toBe(0);
  await page.keyboard.press('Home');
  await picture(page, 'replay with continue');

  // By keyboard alone; the replay does not move behind the dialog.
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('radio', { name: 'Easy' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => dialog.getByRole('radio', { name: 'Easy' }).isChecked()).toBe(false);
  const start = dialog.getByRole('button', { name: 'Play on' });
  await start.focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 0);
  await picture(page, 'continue dialog');
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await page.locator('[data-lit]').first().waitFor();
  expect(complaints).toEqual([]);
  await close();

  // Another user, in French, on a phone, in pass and play.
  const other = await visit({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' });
  await other.page.goto(address.replace('/en/', '/fr/'));
  await at(other.page, 0);
  await other.page.getByRole('button', { name: 'Plus', exact: true }).click();
  await other.page.getByRole('button', { name: 'Jouer à partir d’ici' }).click();
  await other.page.getByRole('radio', { name: 'À deux sur un écran' }).check();
  await picture(other.page, 'continue dialog phone');
  await other.page.getByRole('button', { name: 'Jouer la suite' }).click();
  await other.page.waitForURL(/\/game\//);
  expect(other.complaints).toEqual([]);
  await other.close();
});
