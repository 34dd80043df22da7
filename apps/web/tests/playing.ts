// Plays a match through the page, by pointer or keyboard, without knowing its rules: it chooses anything highlighted.
import type { Page } from 'playwright-core';

/** The settings of a player in a hurry: no motion, no confirmations. */
const hurried = {
  state: { speed: 'instant', volume: 0, isMuted: true, confirms: false, reducedMotion: 'on' },
  version: 0,
};

export const inAHurry = (page: Page): Promise<void> => hurry(page, hurried.state);

/** The same with confirmations. */
export const carefulInAHurry = (page: Page): Promise<void> =>
  hurry(page, { ...hurried.state, confirms: true });

/** For a player with time: so slowly that a test sees each beat. */
export const calmly = (page: Page): Promise<void> => hurry(page, { speed: 'calm', volume: 0, isMuted: true });

async function hurry(page: Page, state: object): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('sleight-settings', settings),
    JSON.stringify({ ...hurried, state }),
  );
}

/** Goes from the home page into a match against the first bot. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/en');
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

/** Waits until the story has been shown: there is a decision, and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
  await page.waitForFunction(
    () => document.querySelector('[data-glass] > :not([data-held-up]), [data-flying]') === null,
  );
}

/** The page's current question. */
type Ask = 'over' | 'lit' | 'listed' | 'main';

/** Closes the end screen, if there is one. */
async function backToTheTable(page: Page): Promise<void> {
  if ((await page.locator('[data-ending]').count()) === 0) return;
  await page.locator('[data-end]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-summary]').waitFor();
}

export async function nextAsk(page: Page): Promise<Ask> {
  await page.locator('[data-stage=asked], [data-stage=over]').waitFor();
  if ((await page.locator('[data-stage=over]').count()) > 0) {
    await backToTheTable(page);
    return 'over';
  }
  // A card that is no longer highlighted when the click arrives is opened for reading.
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  if ((await page.locator('[data-lit]').count()) > 0) return 'lit';
  return (await page.locator('[data-listed]').count()) > 0 ? 'listed' : 'main';
}

/** How a player acts: choose something highlighted, something listed, or press the main button. */
export interface Hands {
  lit(page: Page): Promise<void>;
  listed(page: Page): Promise<void>;
  main(page: Page): Promise<void>;
}

const quick = { timeout: 10_000 };

/** The table may change during the action: then the next look decides. */
const trying = (work: Promise<unknown>): Promise<void> => work.then(() => {}).catch(() => {});

/** Cards overlap: finds the visible part of the first highlighted thing. */
export const inSight = (page: Page, which = '[data-lit]'): Promise<{ x: number; y: number } | null> =>
  page.evaluate((selector) => {
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
    for (const lit of document.querySelectorAll(selector)) {
      // On a phone lanes snap: a card that is only just in sight belongs to a lane that snaps out of it again.
      lit.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = lit.getBoundingClientRect();
      const points = parts.flatMap((down) =>
        parts.map((right) => ({ x: left + width * right, y: top + height * down })),
      );
      const seen = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(selector) === lit);
      if (seen !== undefined) return seen;
    }
    return null;
  }, which);

/** A hovered card is raised and may cover a highlighted one: then the pointer is moved away first. */
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

/** Clicks the first visible one of these: the cards of a hand are turned and overlap. */
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

/** Plays to the end; returns the page's final text. */
export async function playOut(page: Page, hands: Hands): Promise<string> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const ask = await nextAsk(page);
    if (ask === 'over')
      return await page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).innerText();
    await hands[ask](page);
  }
  throw new Error(`the match is not over after ${MOST_STEPS} steps`);
}
