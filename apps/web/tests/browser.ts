// A real browser for tests: visitors with their own cookies, and all console errors.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const origin = (): string => inject('origin');

export interface BrowserPerson {
  readonly page: Page;
  /** Script and content policy errors. */
  readonly complaints: string[];
  close(): Promise<void>;
}

const shots = join(import.meta.dirname, '../../../coverage/screenshots');

/** Saves a screenshot if requested: `SLEIGHT_PICTURES=1 npm test -- looks`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SLEIGHT_PICTURES !== undefined) await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Each visitor has their own address. */
const newAddress = (): string => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/** Only ends a wait that hangs: nothing on a page takes a tenth of this, even on a busy machine. */
const PATIENT_MS = 90_000;

/** React stores its data on elements: before that a click is lost. Pages without React have no such script. */
const isAlive = (): boolean =>
  document.querySelector('script[src*="/_next/"]') === null ||
  [...document.querySelectorAll('button, a, input, select, summary')].every((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactProps$')),
  );

/** Makes `goto` and `reload` wait until the page handles clicks and keys. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await page.waitForFunction(isAlive);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await page.waitForFunction(isAlive);
    return response;
  };
}

/** One browser for a test file. */
export function visitors(): (options?: BrowserContextOptions) => Promise<BrowserPerson> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: ['--no-sandbox'],
      timeout: PATIENT_MS,
    });
  });
  afterAll(() => browser.close());
  // A failed test leaves its pages open: they show why.
  afterEach(async ({ task }) => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    if (task.result?.state === 'fail')
      for (const [i, page] of pages.entries()) await keepPicture(page, `failed ${task.id} ${i}`);
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return async (options = {}) => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'en-GB',
      baseURL: origin(),
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENT_MS);
    page.setDefaultNavigationTimeout(PATIENT_MS);
    waitForScripts(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, complaints, close: () => context.close() };
  };
}
