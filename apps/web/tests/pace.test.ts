// The pace belongs to the player: their own action is answered at once, and a story is skipped, run through or cut short.
// Here a story stands still until the player moves it on, so that no test depends on time.
import type { Staged } from '@sleight/kit/staging';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { type BrowserPerson, visitors } from './browser';
import { changing, keys } from './fingers';
import { type LaidTable, layTable } from './laid-table';
import { clickOn, inAHurry, inSight, sitDown } from './playing';

const visit = visitors();
let visitor: BrowserPerson;
afterEach(() => visitor.close());

const asked = (page: Page) => page.locator('[data-stage=asked]');
const beatOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-beat'));

/** A beat whose timer is long, and so one of those that stand still. */
const said: readonly Staged[] = [{ verb: 'say', how: 'say' }];
const LONG_MS = 700;
/** Fewer than make a story hurry. */
const BEATS = 4;

/** A table of Territory on which a story has begun, and stands still at its first beat. */
async function stoppedStory(): Promise<{ page: Page; table: LaidTable; card: string }> {
  visitor = await visit();
  const { page } = visitor;
  const table = await layTable(page, 'Territory');
  const card = await page
    .locator('[data-hand] [data-lit]:has([aria-label*="Power"])')
    .first()
    .getAttribute('data-piece');
  await page.evaluate((longest) => {
    const start = window.setTimeout.bind(window);
    const patient = (then: () => void, ms = 0) => (ms >= longest ? 0 : start(then, ms));
    Object.assign(window, { setTimeout: patient });
  }, LONG_MS);
  await table.tell(table.first, ...Array.from({ length: BEATS }, () => said));
  expect(await beatOf(page)).toBe(0);
  expect(await asked(page).count()).toBe(0);
  return { page, table, card: `[data-hand] [data-piece="${card}"]` };
}

/** A spot on the table that answers nothing. */
const empty = { x: 40, y: 450 };

describe('a story', () => {
  test('goes to the next beat on each click, and then asks', async () => {
    const { page } = await stoppedStory();
    for (let beat = 1; beat < BEATS; beat++) {
      await page.mouse.click(empty.x, empty.y);
      await expect.poll(() => beatOf(page)).toBe(beat);
      expect(await asked(page).count()).toBe(0);
    }
    await page.mouse.click(empty.x, empty.y);
    await asked(page).waitFor();
  });

  test('is run through while the pointer is held down', async () => {
    const { page } = await stoppedStory();
    await page.mouse.move(empty.x, empty.y);
    await page.mouse.down();
    await asked(page).waitFor();
    await page.mouse.up();
  });

  test('goes to the next beat on Space, and is run through while it is held', async () => {
    const { page } = await stoppedStory();
    await page.keyboard.press(' ');
    await expect.poll(() => beatOf(page)).toBe(1);
    // A key that is held repeats itself.
    for (let i = 0; i < BEATS; i++) await page.keyboard.down(' ');
    await asked(page).waitFor();
    await page.keyboard.up(' ');
  });

  test('ends at once when the player points at an option of the decision, and the click counts', async () => {
    const { page, card } = await stoppedStory();
    await clickOn(page, card);
    await page.locator(`${card}[aria-pressed=true]`).waitFor();
    expect(await asked(page).count()).toBe(1);
    await page.locator('[data-area][data-lit]').first().waitFor();
  });

  test('ends at once when a focused option is chosen by keyboard', async () => {
    const { page, card } = await stoppedStory();
    await page.locator(card).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${card}[aria-pressed=true]`).waitFor();
    expect(await asked(page).count()).toBe(1);
  });
});

/** Keeps back what the page sends from now on; returns what lets it through. */
async function silence(page: Page): Promise<{ begin(): void; end(): void }> {
  const held: (string | Buffer)[] = [];
  let isSilent = false;
  let server: WebSocketRoute | undefined;
  await page.routeWebSocket(/socket\.io/, (route) => {
    const line = route.connectToServer();
    server = line;
    route.onMessage((message) => {
      if (isSilent) held.push(message);
      else line.send(message);
    });
  });
  return {
    begin() {
      isSilent = true;
    },
    end() {
      isSilent = false;
      for (const message of held) server?.send(message);
    },
  };
}

/** How many frames after a click the page first looked different. */
async function framesToReaction(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const look = () => {
      const { stage } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
      return `${stage} ${document.querySelectorAll('[aria-pressed=true], [data-main]:disabled').length}`;
    };
    const clicked = () => {
      const before = look();
      let frames = 0;
      const next = () => {
        frames++;
        if (look() === before) requestAnimationFrame(next);
        else document.body.dataset.reaction = `${frames}`;
      };
      requestAnimationFrame(next);
    };
    delete document.body.dataset.reaction;
    addEventListener('click', clicked, { capture: true, once: true });
  });
  await click();
  await page.locator('body[data-reaction]').waitFor();
  return Number(await page.locator('body').getAttribute('data-reaction'));
}

/** Six frames are 100 ms; a busy machine draws fewer, never more. */
const MOST_FRAMES = 3;

test("the player's own action is answered in the next frames, before the server has heard of it", async () => {
  visitor = await visit();
  const { page } = visitor;
  const line = await silence(page);
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await asked(page).waitFor();
  line.begin();
  const version = await page.locator('main').getAttribute('data-version');
  const unit = '[data-hand] [data-lit]:has([aria-label*="Power"])';
  expect(await framesToReaction(page, () => clickOn(page, unit))).toBeLessThanOrEqual(MOST_FRAMES);
  const place = '[data-area][data-lit]';
  await page.locator(place).first().waitFor();
  expect(await framesToReaction(page, () => clickOn(page, place))).toBeLessThanOrEqual(MOST_FRAMES);
  expect(await page.locator('main').getAttribute('data-version')).toBe(version);
  line.end();
  await expect.poll(() => page.locator('main').getAttribute('data-version')).not.toBe(version);
});

test('after a move by keyboard the focus is on the table, where the next key goes on', async () => {
  visitor = await visit();
  const { page } = visitor;
  await sitDown(page, 'Territory');
  await asked(page).waitFor();
  const unit = '[data-hand] [data-lit]:has([aria-label*="Power"])';
  await keys.choose(page, unit);
  const isFocused = (selector: string) =>
    page.evaluate((one) => document.activeElement?.matches(one), selector);
  expect(await isFocused('[data-hand] [aria-pressed=true]')).toBe(true);
  await page.locator('[data-area][data-lit]').first().waitFor();
  await changing(page, () => keys.choose(page, '[data-area][data-lit]'));
  await expect.poll(() => isFocused('[data-lit], [data-listed], [data-main]')).toBe(true);
  expect(await inSight(page, ':focus')).not.toBeNull();
});
