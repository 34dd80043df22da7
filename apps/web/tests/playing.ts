// Playing a match through the page, by hand or by keyboard, without knowing its rules: whatever is lit is chosen.
import type { Page } from 'playwright-core';

/** As a player would set it who is in a hurry: nothing moves, nothing is asked twice. */
const hurried = {
  state: { speed: 'instant', volume: 0, isMuted: true, confirms: false, reducedMotion: 'on' },
  version: 0,
};

export async function inAHurry(page: Page): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('sleight-settings', settings),
    JSON.stringify(hurried),
  );
}

/** Goes from the first page into a match against the first bot. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/en');
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

/** Waits until the story is told: something is asked, and nothing moves any more. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
  await page.waitForFunction(
    () => document.querySelector('[data-glass] > :not([data-held-up]), [data-flying]') === null,
  );
}

/** What the page asks for now. */
type Ask = 'over' | 'lit' | 'listed' | 'main';

export async function nextAsk(page: Page): Promise<Ask> {
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
  // A card that is no longer lit when the hand comes down is opened to be read.
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  if ((await page.locator('[data-stage=over]').count()) > 0) return 'over';
  if ((await page.locator('[data-lit]').count()) > 0) return 'lit';
  return (await page.locator('[data-listed]').count()) > 0 ? 'listed' : 'main';
}

/** How a player does it: choose something lit, something listed, or press the main button. */
export interface Hands {
  lit(page: Page): Promise<void>;
  listed(page: Page): Promise<void>;
  main(page: Page): Promise<void>;
}

const quick = { timeout: 10_000 };

/** The table may change under the hand: then the next look decides. */
const trying = (work: Promise<unknown>): Promise<void> => work.then(() => {}).catch(() => {});

/** Cards lie over each other: where the first lit thing that shows at all can be seen. */
export const inSight = (page: Page, which = '[data-lit]'): Promise<{ x: number; y: number } | null> =>
  page.evaluate((selector) => {
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
    for (const lit of document.querySelectorAll(selector)) {
      lit.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = lit.getBoundingClientRect();
      const points = parts.flatMap((down) =>
        parts.map((right) => ({ x: left + width * right, y: top + height * down })),
      );
      const seen = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(selector) === lit);
      if (seen !== undefined) return seen;
    }
    return null;
  }, which);

/** What the pointer rests on is raised and may lie over what is lit: then the pointer is moved away first. */
async function spotOf(page: Page, which?: string): Promise<{ x: number; y: number } | null> {
  const spot = await inSight(page, which);
  if (spot !== null) return spot;
  await page.mouse.move(0, 0);
  return await inSight(page, which);
}

async function clickLit(page: Page): Promise<void> {
  const spot = await spotOf(page);
  if (spot !== null) await page.mouse.click(spot.x, spot.y);
}

/** Clicks the first of these that is in sight, wherever it is: the cards of a hand are turned and lie over each other. */
export async function clickOn(page: Page, which: string): Promise<void> {
  await page.locator(which).first().waitFor();
  const spot = await spotOf(page, which);
  if (spot === null) throw new Error(`nothing of ${which} is in sight`);
  await page.mouse.click(spot.x, spot.y);
}

export const mouse: Hands = {
  lit: clickLit,
  listed: (page) => trying(page.locator('[data-listed]').first().click(quick)),
  main: (page) => trying(page.locator('[data-main]').first().click(quick)),
};

export const keyboard: Hands = {
  lit: async (page) => {
    await page.keyboard.press('ArrowRight');
    if ((await page.locator('[data-lit]:focus').count()) > 0) await page.keyboard.press('Enter');
  },
  listed: (page) => page.keyboard.press('1'),
  main: (page) => page.keyboard.press('p'),
};

const MOST_STEPS = 600;

/** Plays on to the end; says what the page then says. */
export async function playOut(page: Page, hands: Hands): Promise<string> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const ask = await nextAsk(page);
    if (ask === 'over')
      return await page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).innerText();
    await hands[ask](page);
  }
  throw new Error(`the match is not over after ${MOST_STEPS} steps`);
}
