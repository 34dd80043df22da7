// The problems axe finds on a page, one line each. Passes are not collected: for a thousand cards, writing them down
// takes longer than checking.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** `within`: only this part of the page. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Experimental rules are off unless named.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  // Legacy mode needs no second page for the report; our pages have no frames, for which that page is there.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const found = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

export const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
