import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { type Fingers, isThere, keys, litIn, pointer } from './fingers';
import { MAIN_PHASE, toMainPhase } from './main-phase';
import { inAHurry, mouse, nextAsk, sitDown } from './playing';

const visit = visitors();

/** Records the text of a drawn attack. */
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

const MOST_STEPS = 400;

/** Each turn a card from the hand, then attacks with everything; the main button answers all other questions. */
async function playMatch(page: Page, { choose, press }: Fingers): Promise<string> {
  let turn = '';
  let played = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const ask = await nextAsk(page);
    if (ask === 'over')
      return await page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).innerText();
    const now = await page.evaluate(() => /Turn \d+/.exec(document.body.innerText)?.[0] ?? '');
    if (now !== turn) [turn, played] = [now, 0];
    const wanted = await nextPick(page, played);
    if (wanted !== null) {
      played++;
      await choose(page, wanted);
    } else if (ask === 'listed' && !(await isThere(page, '[data-main]'))) await mouse.listed(page);
    else if (await isThere(page, '[data-main]')) await press(page);
    else await choose(page, '[data-lit]');
  }
  throw new Error(`the match is not over after ${MOST_STEPS} steps`);
}

/** A started attack targets the Leader; new ones start only in the Main Phase, and a limited number of times. */
async function nextPick(page: Page, played: number): Promise<string | null> {
  if (await isThere(page, '[aria-pressed=true]'))
    return (await isThere(page, litIn('leader'))) ? litIn('leader') : '[data-lit]';
  if (played > 6 || !(await isThere(page, `text=${MAIN_PHASE}`))) return null;
  const picks = [...(played === 0 ? ['hand'] : []), 'leader', 'character'].map(litIn);
  for (const pick of picks) if (await isThere(page, pick)) return pick;
  return null;
}

describe.each([
  ['by clicks', pointer, DESKTOP],
  ['by keyboard', keys, DESKTOP],
  ['by taps on a phone', pointer, PHONE],
])('a whole match of One Piece against the easiest bot %s', (way, fingers, viewport) => {
  test('ends, and attacks are drawn as lines', async () => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await inAHurry(page);
    await watchAttacks(page);
    await sitDown(page, 'One Piece');
    expect(await playMatch(page, fingers)).toMatch(/win|lose|draw/);
    await picture(page, `onepiece over ${way}`);
    expect((await attacksSeen(page)).some((said) => /\d+ against \d+/.test(said))).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

const field = (page: Page) => page.getByRole('group', { name: 'Your field' });

test('a DON!! is given by selecting it and choosing a card', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'One Piece');
  await toMainPhase(page);
  const don = field(page).getByRole('button', { name: /^Active DON!!/ });
  await don.click();
  await field(page)
    .getByRole('button', { name: /^Active DON!! \d+, selected/ })
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
    await expect
      .poll(() => group.getByRole('group', { name: 'Characters' }).locator('> div').count())
      .toBe(5);
    const life = group.getByRole('group', { name: /^Life, \d/ });
    const n = Number((await life.getAttribute('aria-label'))?.replace(/\D/g, ''));
    await expect.poll(() => life.locator('img').count()).toBe(n);
  }
  await picture(page, 'onepiece main phase phone');
  await close();
});
