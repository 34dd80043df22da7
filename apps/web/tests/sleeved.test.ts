import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { changing, type Fingers, isThere, keys, litIn, pointer } from './fingers';
import { inAHurry, nextAsk, sitDown } from './playing';

const visit = visitors();

/** A sleeve, an animal, and one piece of equipment if there is one. */
async function compose(page: Page, { choose }: Fingers): Promise<void> {
  for (const zone of ['sleeves', 'animals', 'hand'])
    if (await isThere(page, litIn(zone))) await changing(page, () => choose(page, litIn(zone)));
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
    await expect.poll(() => rounds.count()).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the composer', () => {
  const cardOf = (page: Page) => page.getByRole('group', { name: /^You: / }).getByRole('img');
  const layers = (page: Page) => page.getByRole('table', { name: /^Where each number/ });

  test('stacks sheets, shows where every number comes from, and undoes', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await compose(page, pointer);
    await expect.poll(() => cardOf(page).locator('img').count()).toBe(3);
    const numbers = await layers(page).locator('tfoot td').allInnerTexts();
    const label = await cardOf(page).getAttribute('aria-label');
    expect(label).toContain(`Damage ${numbers[0].replace('−', '-')}, Health ${numbers[1]}`);
    await expect.poll(() => layers(page).locator('tbody tr').count()).toBeGreaterThanOrEqual(4);
    await changing(page, () => layers(page).locator('[data-lit]').click());
    await expect.poll(() => cardOf(page).locator('img').count()).toBe(2);
    await close();
  });

  test('accepts a card dragged onto the table', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await changing(page, () => pointer.choose(page, litIn('sleeves')));
    const animal = await page.locator(litIn('animals')).first().boundingBox();
    const target = await cardOf(page).boundingBox();
    if (animal === null || target === null) throw new Error('nothing to drag');
    await changing(page, async () => {
      await page.mouse.move(animal.x + 12, animal.y + 30);
      await page.mouse.down();
      await page.mouse.move(target.x + 40, target.y + 60, { steps: 6 });
      await page.mouse.up();
    });
    await expect.poll(() => cardOf(page).locator('img').count()).toBe(2);
    await close();
  });

  test('shows both cards side by side once both are in, and the cards the opponent may hold', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Sleeved');
    await nextAsk(page);
    await page.getByRole('button', { name: 'Cards they may hold' }).click();
    const held = page.getByRole('dialog');
    await expect.poll(() => held.getByRole('heading', { name: /^Animals: 3 of these/ }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await compose(page, pointer);
    await changing(page, () => pointer.press(page));
    await page.getByText('Last round').first().waitFor();
    await expect.poll(() => layers(page).count()).toBe(2);
    await picture(page, 'sleeved shown');
    await close();
  });
});
