import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { inAHurry, nextAsk, sitDown } from './playing';

const visit = visitors();

/** Cards that may be chosen in an area of either player. */
const litIn = (zone: string): string => `[data-zone^="${zone}:"] [data-piece][data-lit]`;

/** How a player takes the first card that may be chosen in an area, and presses the main button. */
interface Fingers {
  take(page: Page, zone: string): Promise<void>;
  press(page: Page): Promise<void>;
}

const pointer: Fingers = {
  // Cards of a hand lie over each other: the left edge of each is in sight.
  take: (page, zone) =>
    page
      .locator(litIn(zone))
      .first()
      .click({ position: { x: 12, y: 30 } }),
  press: (page) => page.locator('[data-main]').click(),
};

const MOST_ARROWS = 30;

const keys: Fingers = {
  take: async (page, zone) => {
    for (let i = 0; i < MOST_ARROWS; i++) {
      if ((await page.locator(`${litIn(zone)}:focus`).count()) > 0) return page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`no arrow leads to ${zone}`);
  },
  press: (page) => page.keyboard.press('p'),
};

const versionOf = (page: Page) => page.locator('[data-version]').getAttribute('data-version');

/** Does something, and waits until the table is another. */
async function changing(page: Page, work: () => Promise<unknown>): Promise<void> {
  const before = await versionOf(page);
  await work();
  await page.waitForFunction(
    (version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version,
    before,
  );
}

const isLit = async (page: Page, zone: string): Promise<boolean> =>
  (await page.locator(litIn(zone)).count()) > 0;

/** A sleeve, an animal, and one piece of equipment where there is one. */
async function compose(page: Page, { take }: Fingers): Promise<void> {
  for (const zone of ['sleeves', 'animals', 'hand'])
    if (await isLit(page, zone)) await changing(page, () => take(page, zone));
}

const MOST_ROUNDS = 20;

async function playMatch(page: Page, fingers: Fingers): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if ((await nextAsk(page)) === 'over')
      return await page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).innerText();
    await compose(page, fingers);
    await changing(page, () => fingers.press(page));
  }
  throw new Error(`the match is not over after ${MOST_ROUNDS} rounds`);
}

describe.each([
  ['by clicks', pointer, DESKTOP],
  ['by keyboard', keys, DESKTOP],
  ['by taps on a phone', pointer, PHONE],
])('a whole match of Sleeved against the easiest bot %s', (way, fingers, viewport) => {
  test('ends, and its rounds can be looked up', async () => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: viewport === PHONE });
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await compose(page, fingers);
    await picture(page, `sleeved composed ${way}`);
    expect(await playMatch(page, fingers)).toMatch(/win|lose|draw/);
    await picture(page, `sleeved over ${way}`);
    await page.getByRole('button', { name: /^Past rounds/ }).click();
    const rounds = page.getByRole('dialog').getByRole('listitem');
    expect(await rounds.count()).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);
});

describe('the composer', () => {
  const cardOf = (page: Page) => page.getByRole('group', { name: /^You: / }).getByRole('img');
  const layers = (page: Page) => page.getByRole('table', { name: /^Which layer/ });

  test('lays sheets on each other, says where every number comes from, and takes back', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await compose(page, pointer);
    expect(await cardOf(page).locator('img').count()).toBe(3);
    const numbers = await layers(page).locator('tfoot td').allInnerTexts();
    const label = await cardOf(page).getAttribute('aria-label');
    expect(label).toContain(`Damage ${numbers[0].replace('−', '-')}, Health ${numbers[1]}`);
    expect(await layers(page).locator('tbody tr').count()).toBeGreaterThanOrEqual(4);
    await changing(page, () => layers(page).locator('[data-lit]').click());
    expect(await cardOf(page).locator('img').count()).toBe(2);
    await close();
  });

  test('takes a card that is dragged onto the table', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await changing(page, () => pointer.take(page, 'sleeves'));
    const animal = await page.locator(litIn('animals')).first().boundingBox();
    const target = await cardOf(page).boundingBox();
    if (animal === null || target === null) throw new Error('nothing to drag');
    await changing(page, async () => {
      await page.mouse.move(animal.x + 12, animal.y + 30);
      await page.mouse.down();
      await page.mouse.move(target.x + 40, target.y + 60, { steps: 6 });
      await page.mouse.up();
    });
    expect(await cardOf(page).locator('img').count()).toBe(2);
    await close();
  });

  test('shows both cards side by side once both are in, and what the other may hold', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await page.getByRole('button', { name: 'What they may hold' }).click();
    const held = page.getByRole('dialog');
    expect(await held.getByRole('heading', { name: /^Animals: 3 of these/ }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await compose(page, pointer);
    await changing(page, () => pointer.press(page));
    await page.getByText('Last round').first().waitFor();
    expect(await layers(page).count()).toBe(2);
    await picture(page, 'sleeved shown');
    await close();
  });
});
