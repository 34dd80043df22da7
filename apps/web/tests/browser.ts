// A real browser for tests: visitors with their own cookies, and everything the console complains about.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

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

/** Keeps a picture of the page, to be looked at, where they are asked for: `SLEIGHT_PICTURES=1 npm test -- looks`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SLEIGHT_PICTURES !== undefined) await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Visitors come from addresses of their own, as people do. */
const newAddress = (): string => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/** Only ends a wait that hangs: nothing on a page takes a tenth of this, even on a busy machine. */
const PATIENT_MS = 90_000;

/** React keeps what it knows of an element on it: until then a click is lost. Pages without React have no such script. */
const isAlive = (): boolean =>
  document.querySelector('script[src*="/_next/"]') === null ||
  [...document.querySelectorAll('button, a, input, select, summary')].every((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactProps$')),
  );

/** From here on `goto` and `reload` end when the page reacts to clicks and keys. */
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
export function visitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: ['--no-sandbox'],
      timeout: PATIENT_MS,
    });
  });
  afterAll(() => browser.close());
  // A test that fails leaves its pages open: what they show says why.
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
