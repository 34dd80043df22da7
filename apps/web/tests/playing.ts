// Playing a match through the page, by hand or by keyboard, without knowing its rules: whatever is lit is chosen.
import type { Page } from 'playwright-core';

/** Goes from the first page into a match against the first bot. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/en');
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

const ready = '[data-lit], [data-main]:not([disabled]), [data-listed]:not([disabled])';

/** What the page asks for now. */
type Ask = 'over' | 'lit' | 'listed' | 'main';

async function nextAsk(page: Page): Promise<Ask> {
  const over = page.getByRole('button', { name: 'Another match' });
  await page.locator(ready).first().waitFor();
  // A card that is no longer lit when the hand comes down is opened to be read.
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  if (await over.isVisible()) return 'over';
  if ((await page.locator('[data-lit]').count()) > 0) return 'lit';
  return (await page.locator('[data-listed]:not([disabled])').count()) > 0 ? 'listed' : 'main';
}

/** How a player does it: choose something lit, something listed, or press the main button. */
export interface Hands {
  lit(page: Page): Promise<void>;
  listed(page: Page): Promise<void>;
  main(page: Page): Promise<void>;
}

const quick = { timeout: 2_000 };

/** The table may change under the hand: then the next look decides. */
const trying = (work: Promise<unknown>): Promise<void> => work.then(() => {}).catch(() => {});

export const mouse: Hands = {
  lit: async (page) => {
    const targets = page.locator('[data-lit]:not([aria-pressed])');
    await trying(targets.first().click(quick));
  },
  listed: (page) => trying(page.locator('[data-listed]').first().click(quick)),
  main: (page) => trying(page.locator('[data-main]').first().click(quick)),
};

export const keyboard: Hands = {
  lit: async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
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
