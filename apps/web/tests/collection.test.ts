import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWider, violations } from './axe';
import { PHONE, picture, visitors } from './browser';

const visit = visitors();

const cards = (page: Page) => page.locator('[data-card]');
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

describe('the collection', () => {
  test('is searched without accents, and the link keeps the search in either language', async () => {
    const { page, complaints, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/fr/collection/mythos');
    await cards(page).first().waitFor();
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(150);
    await page.getByLabel('Rechercher').fill('EQUIPE 7');
    await page.getByText(`sur ${all}.`).waitFor();
    await page.waitForFunction((n) => document.querySelectorAll('[data-card]').length < n, all);
    const found = await cards(page).count();
    expect(found).toBeGreaterThan(5);
    await expect.poll(() => queryOf(page).get('q')).toBe('EQUIPE 7');
    await page.getByRole('checkbox', { name: /^Rare/ }).check();
    await page.waitForFunction((n) => document.querySelectorAll('[data-card]').length < n, found);
    const rare = await cards(page).count();
    await picture(page, 'collection searched');
    await page.reload();
    await cards(page).first().waitFor();
    await expect.poll(() => cards(page).count()).toBe(rare);
    await page.getByRole('link', { name: 'EN', exact: true }).first().click();
    await page.getByLabel('Search').waitFor();
    await expect.poll(() => queryOf(page).get('rarity')).toBe('R');
    // The colours of the games outlast a change of language.
    const colour = await page.evaluate(() => {
      const world = document.body.appendChild(document.createElement('div'));
      world.dataset.world = 'mythos';
      return getComputedStyle(world).getPropertyValue('--world-table');
    });
    expect(colour).toMatch(/^#/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-card]').length === n, all);
    expect(complaints).toEqual([]);
    await close();
  });

  test('says when nothing is found', async () => {
    const { page, close } = await visit();
    await page.goto('/en/collection/onepiece?q=nothing+is+called+so');
    await page.getByText('No cards match these filters.').waitFor();
    await close();
  });

  test('is narrowed by a range and sorted by a number', async () => {
    const { page, close } = await visit();
    await page.goto('/en/collection/onepiece');
    await page.getByLabel('Cost, minimum').fill('6');
    await page.getByLabel('Sort by').selectOption('-cost');
    await page.waitForURL(/min-cost=6.*sort=-cost/);
    await page.waitForFunction(() => document.querySelectorAll('[data-card]').length < 20);
    const seals = await cards(page).locator('[data-seal]').allTextContents();
    const costs = seals.map(Number);
    expect(costs.length).toBeGreaterThan(1);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(6);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    await close();
  });

  test('shows cards barred by the rules as silhouettes, with the reason', async () => {
    const { page, close } = await visit();
    await page.goto('/en/collection/mythos?kind=jutsu');
    await cards(page).first().waitFor();
    await page.getByLabel('Rules', { exact: true }).selectOption('official');
    await page.getByText('is a JUTSU card, which these rules do not allow.').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'collection silhouettes');
    await page.getByLabel('Rules', { exact: true }).selectOption('jutsu');
    await page.getByText('is a JUTSU card').first().waitFor({ state: 'detached' });
    await close();
  });
});

describe('a card', () => {
  test('opens, turns to its neighbours by keyboard, and closes with the back button', async () => {
    const { page, close } = await visit();
    await page.goto('/en/collection/mythos?kind=character');
    await cards(page).first().focus();
    const [first, second] = await cards(page).evaluateAll((all) =>
      all.slice(0, 2).map((one) => one.getAttribute('data-card')),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => queryOf(page).get('card')).toBe(first);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(new RegExp(`card=${second}`));
    expect(await violations(page)).toEqual([]);
    await picture(page, 'card details');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => queryOf(page).get('kind')).toBe('character');
    await close();
  });

  test('is opened by its own link on a phone, with its text, relatives and decks', async () => {
    const { page, complaints, close } = await visit({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' });
    await page.goto('/fr/collection/mythos?card=KS-009');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Naruto Uzumaki' }).waitFor();
    await dialog.getByText('KS-009', { exact: true }).waitFor();
    await dialog.getByText('Cartes similaires').waitFor();
    await dialog.getByRole('link', { name: /Équipe Sept/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await picture(page, 'card details phone');
    // The close button is visible without scrolling, and clicking beside the sheet closes it too.
    const { bottom } = await dialog
      .getByRole('button', { name: 'Fermer' })
      .evaluate((button) => button.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThan(PHONE.height);
    await dialog.getByRole('heading', { name: 'Naruto Uzumaki' }).tap();
    await expect.poll(() => dialog.count()).toBe(1);
    await page.touchscreen.tap(PHONE.width / 2, 8);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => queryOf(page).get('card')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });
});
