// The windows that tables are measured in.
import type { Page } from 'playwright-core';

export const windows = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

/** Resolves after the page has rendered twice: by then its measurements are laid out. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
