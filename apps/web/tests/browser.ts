// A real browser for tests: visitors with their own cookies, and everything the console complains about.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const origin = (): string => inject('origin');

export interface Visitor {
  readonly page: Page;
  /** Errors of scripts and of the content policy. */
  readonly complaints: string[];
  close(): Promise<void>;
}

const shots = join(import.meta.dirname, '../../../coverage/screenshots');

/** Keeps a picture of the page, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Visitors come from addresses of their own, as people do. */
const newAddress = (): string => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/** One browser for a test file. */
export function visitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());
  return async (options = {}) => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'en-GB',
      baseURL: origin(),
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, complaints, close: () => context.close() };
  };
}
