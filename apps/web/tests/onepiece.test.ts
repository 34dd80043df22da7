import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { inAHurry, keyboard, mouse, nextAsk, playOut, sitDown } from './playing';

const visit = visitors();

/** Remembers what an attack that was drawn said. */
const watchAttacks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const said = document.querySelector('[data-link] p')?.textContent;
      if (said != null && seen.at(-1) !== said) seen.push(said);
    }).observe(document, { childList: true, subtree: true });
  });

const attacksSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen.map(String) : []));

describe.each([
  ['by clicks', mouse, DESKTOP],
  ['by keyboard', keyboard, DESKTOP],
  ['by taps on a phone', mouse, PHONE],
])('a whole match of One Piece against the easiest bot %s', (way, hands, viewport) => {
  test('ends, and attacks were drawn as lines', async () => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await inAHurry(page);
    await watchAttacks(page);
    await sitDown(page, 'One Piece');
    expect(await playOut(page, hands)).toMatch(/win|lose|draw/);
    await picture(page, `onepiece over ${way}`);
    expect((await attacksSeen(page)).some((said) => /\d+ against \d+/.test(said))).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);
});

const field = (page: Page) => page.getByRole('group', { name: 'Your field' });

/** Keeps the hand and plays on to one's first Main Phase. */
async function toMainPhase(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await nextAsk(page);
    if ((await page.getByText('Your Main Phase').count()) > 0) return;
    await mouse[(await page.locator('[data-listed]').count()) > 0 ? 'listed' : 'main'](page);
  }
  throw new Error('no Main Phase has come');
}

test('a DON!! is given by taking it up and choosing who gets it', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'One Piece');
  await toMainPhase(page);
  const don = field(page).getByRole('button', { name: /^Active DON!!/ });
  await don.click();
  await field(page)
    .getByRole('button', { name: /^Active DON!! \d+, held/ })
    .waitFor();
  await page.locator('[data-zone^="leader:"] [data-lit]').click();
  await field(page)
    .getByRole('button', { name: /, DON!! 1/ })
    .waitFor();
  await picture(page, 'onepiece given DON!!');
  await close();
});

test('there are five places for Characters on each side, and Life is a stack with its count', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await inAHurry(page);
  await sitDown(page, 'One Piece');
  await toMainPhase(page);
  for (const side of ['Your field', 'Their field']) {
    const group = page.getByRole('group', { name: side });
    expect(await group.getByRole('group', { name: 'Characters' }).locator('> div').count()).toBe(5);
    const life = group.getByRole('group', { name: /^Life, \d/ });
    const n = Number((await life.getAttribute('aria-label'))?.replace(/\D/g, ''));
    expect(await life.locator('img').count()).toBe(n);
  }
  await picture(page, 'onepiece main phase phone');
  await close();
});
