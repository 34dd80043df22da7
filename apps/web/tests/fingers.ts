// Choosing one highlighted thing, by pointer or by keyboard. For tests that play a game with a plan.
import type { Page } from 'playwright-core';
import { clickOn } from './playing';

export interface Fingers {
  /** The first highlighted thing that matches the selector. */
  choose(page: Page, selector: string): Promise<void>;
  /** The main button. */
  press(page: Page): Promise<void>;
}

/** Choosable things in an area of either player. */
export const litIn = (area: string): string => `[data-zone^="${area}:"] [data-lit]`;

export const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

export const pointer: Fingers = {
  choose: clickOn,
  press: (page) => page.locator('[data-main]').click(),
};

const MOST_ARROWS = 40;

export const keys: Fingers = {
  choose: async (page, selector) => {
    for (let i = 0; i < MOST_ARROWS; i++) {
      const isOn = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
      if (isOn) return page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`no arrow leads to ${selector}`);
  },
  press: (page) => page.keyboard.press('p'),
};

/** Does something, and waits until the server has answered and asks again: until then the table accepts nothing. */
export async function changing(page: Page, work: () => Promise<unknown>): Promise<void> {
  const table = page.locator('[data-version]');
  const before = await table.getAttribute('data-version');
  await work();
  await page.waitForFunction(
    (version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version,
    before,
  );
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
}
