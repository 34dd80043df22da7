// The network or the server fails in the middle of a match: the page says so, retries, and nothing is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { picture, visitors } from './browser';
import { labelOf } from './labels';
import { inAHurry, inSight, mouse, nextAsk, sitDown } from './playing';
import { serve } from './serving';

const visit = visitors();

const lost = (page: Page) => page.getByText('Connection lost. Reconnecting… Your progress is saved.');
const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const places = (page: Page) => page.locator('[data-area][data-lit]');

/** Selects a unit and returns its name; its slot is still to be chosen. */
async function takeUp(page: Page): Promise<string> {
  await nextAsk(page);
  const units = '[data-hand] [data-lit]:has([aria-label*="Power"])';
  const name = (await labelOf(page.locator(units).first()))?.split(',')[0] ?? '';
  const spot = await inSight(page, units);
  if (spot === null) throw new Error('no unit of this hand is in sight');
  await page.mouse.click(spot.x, spot.y);
  await places(page).first().waitFor();
  return name;
}

const playsOf = (page: Page, name: string): Promise<number> =>
  log(page)
    .getByText(new RegExp(`^You play ${name}`))
    .count();

/** Gives this many answers, with the bot's between them. */
async function playOn(page: Page, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const ask = await nextAsk(page);
    if (ask === 'over') return;
    await mouse[ask](page);
  }
}

test('without a network a choice waits, and is sent once the network is back', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  const name = await takeUp(page);
  const before = await playsOf(page, name);
  await page.context().setOffline(true);
  await lost(page).waitFor();
  await picture(page, 'connection lost');
  await places(page).first().click();
  expect(await playsOf(page, name)).toBe(before);
  await page.context().setOffline(false);
  await lost(page).waitFor({ state: 'detached' });
  await expect.poll(() => playsOf(page, name)).toBe(before + 1);
  await playOn(page, 4);
  await close();
});

test('after a server crash and restart the match is unchanged, and the bot continues', async () => {
  const [main, web] = [inject('serverMain'), inject('serverWeb')];
  const data = mkdtempSync(join(tmpdir(), 'sleight-restarted-'));
  const first = await serve({ main, web, data });
  const { page, close } = await visit({ baseURL: first.origin });
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await playOn(page, 4);
  await page.keyboard.press('Escape');
  const name = await takeUp(page);
  const before = await playsOf(page, name);
  const told = await log(page).innerText();

  await first.stop('SIGKILL');
  await lost(page).waitFor();
  const second = await serve({ main, web, data, port: new URL(first.origin).port });
  await lost(page).waitFor({ state: 'detached' });
  expect(await log(page).innerText()).toBe(told);
  await places(page).first().click();
  await expect.poll(() => playsOf(page, name)).toBe(before + 1);
  await playOn(page, 4);
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
  await close();
  await second.stop();
  rmSync(data, { recursive: true });
});
