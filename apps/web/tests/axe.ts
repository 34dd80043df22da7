// What axe finds wrong with a page, in a line each. It is asked for nothing else: what is right with a thousand cards
// takes it longer to write down than to check.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

export const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
