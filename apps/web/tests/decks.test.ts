import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWider, violations } from './axe';
import { PHONE, picture, visitors } from './browser';

const visit = visitors();

const inPool = (page: Page, id: string) => page.locator(`[data-pool="${id}"]`);
const sized = (page: Page, n: number) => page.locator(`[data-size="${n}"]`);
const legal = (page: Page) => page.locator('[data-verdict="legal"]');

async function build(page: Page, game: string): Promise<void> {
  await page.goto(`/en/deck-builder/${game}`);
  await page.locator('[data-pool]').first().waitFor();
}

async function startFrom(page: Page, deck: string): Promise<void> {
  await page.getByRole('button', { name: 'All decks' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Start from this deck: ${deck}` })
    .click();
  await page.getByRole('heading', { name: 'Prebuilt decks' }).waitFor({ state: 'detached' });
}

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Export / Import' }).click();
  await page.getByLabel('Paste a deck list').fill(text);
  await page.getByRole('button', { name: 'Import list' }).click();
}

describe('building a deck', () => {
  test('by clicks, keys and drags, with undo', async () => {
    const { page, complaints, close } = await visit();
    await build(page, 'territory');
    await inPool(page, 'champion').click();
    await sized(page, 1).waitFor();
    const preview = (id: string) => page.locator(`[data-preview="${id}"]`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await preview('champion').waitFor();
    await page.keyboard.press('Enter');
    await sized(page, 2).waitFor();
    await page.keyboard.press('Escape');
    await preview('champion').waitFor({ state: 'detached' });
    await inPool(page, 'bouncer').hover();
    await preview('bouncer').waitFor();
    await picture(page, 'card preview');
    await page.mouse.down();
    await preview('bouncer').waitFor({ state: 'detached' });
    const deck = await page.getByRole('region', { name: 'Deck', exact: true }).boundingBox();
    await page.mouse.move((deck?.x ?? 0) + 100, (deck?.y ?? 0) + 100, { steps: 5 });
    await page.mouse.up();
    await sized(page, 3).waitFor();
    const row = page.locator('[data-row="champion"]');
    expect(await row.innerText()).not.toContain('champion');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await sized(page, 2).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await sized(page, 3).waitFor();
    await page.getByText(/The deck has 3 cards; it needs at least 25\. Add 22\./).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('from cards of which the barred ones come last', async () => {
    const { page, close } = await visit();
    await build(page, 'mythos');
    const barred = await page
      .locator('[data-pool]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-disabled') === 'true'));
    expect(barred).toContain(true);
    expect(barred.slice(barred.indexOf(true))).not.toContain(false);
    expect(barred[0]).toBe(false);
    await close();
  });

  test('with a leader if the rules have one, each mistake reported at once in French', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/fr/deck-builder/onepiece');
    await inPool(page, 'ST02-004').click();
    await page.getByText('Le deck n’a pas de Leader. Ajoutez-en un.').waitFor();
    await page.getByText('il en faut exactement 50. Ajoutez-en 49.').waitFor();
    await inPool(page, 'ST01-001').click();
    await page.getByText('est de couleur vert').waitFor();
    await page.getByText('Le deck n’a pas de Leader. Ajoutez-en un.').waitFor({ state: 'detached' });
    await picture(page, 'deck in French');
    // Cards with the same name are distinguished by what differs, never by their numbers.
    await page
      .getByRole('button', { name: 'Ajouter Monkey D. Luffy, Personnage, Coût 5', exact: true })
      .click();
    await page.locator('[data-row="ST01-012"]').getByText('Personnage · Coût 5').waitFor();
    const labels = await page
      .locator('[aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.filter((label) => /ST\d\d-\d/.test(label))).toEqual([]);
    await close();
  });

  test('a draft survives a reload, and is not discarded without asking', async () => {
    const { page, close } = await visit();
    await build(page, 'territory');
    await inPool(page, 'champion').click();
    await sized(page, 1).waitFor();
    await page.reload();
    await sized(page, 1).waitFor();
    await startFrom(page, 'Ember Rites');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await sized(page, 1).waitFor();
    await startFrom(page, 'Ember Rites');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await sized(page, 25).waitFor();
    await legal(page).waitFor();
    await close();
  });

  test('is not available in every game', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/fr/deck-builder/sleeved');
    await page.getByText('se joue sans construction de deck').waitFor();
    await close();
  });
});

describe('a deck is exported and imported', () => {
  test('as text, with errors by line', async () => {
    const { page, close } = await visit();
    await build(page, 'mythos');
    await bringIn(
      page,
      '2xKS-009\n# a comment\nnonsense\n2 x KS-999\n1x Sakura Haruno (KS-011)\n1 12\nelite guard\n1 Naruto Uzumaki',
    );
    await page.getByText('Line 3:').waitFor();
    await page.getByText('Line 4:').waitFor();
    await page.getByText('There is no card called “KS-999”.').waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'deck text with mistakes');
    // An ambiguous name is resolved by choosing one of the cards.
    await page.getByRole('button', { name: /^Use Naruto Uzumaki.*\(KS-009\)$/ }).click();
    const fixed = await page.getByLabel('Paste a deck list').inputValue();
    expect(fixed.split('\n').at(-1)).toBe('1xKS-009');
    await page.getByRole('button', { name: 'Import the other lines (6 cards)' }).click();
    await sized(page, 6).waitFor();
    await page.getByRole('button', { name: 'Export / Import' }).click();
    const text = await page.getByLabel('Deck list', { exact: true }).inputValue();
    expect(text.split('\n').sort()).toEqual(['1xKS-011', '1xKS-012', '1xKS-049', '3xKS-009']);
    await page.getByLabel('Include card names').check();
    const named = await page.getByLabel('Deck list', { exact: true }).inputValue();
    expect(named).toContain('3x Naruto Uzumaki (KS-009)');
    await page.keyboard.press('Escape');
    await bringIn(page, named);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await sized(page, 6).waitFor();
    await close();
  });

  test('as a short code that opens elsewhere; nonsense is refused', async () => {
    const { page, close } = await visit();
    await build(page, 'onepiece');
    await startFrom(page, 'Straw Hat Crew');
    await legal(page).waitFor();
    await page.getByRole('button', { name: 'Export / Import' }).click();
    const code = await page.getByLabel('Deck code', { exact: true }).inputValue();
    expect(code).toMatch(/^[\w-]{20,120}$/);
    await page.getByLabel('Paste a deck code').fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`);
    await page.getByRole('button', { name: 'Import code' }).click();
    await page.getByText('This deck code has a wrong or missing character.').waitFor();
    const other = await visit();
    await other.page.goto(`/en/deck-builder/onepiece?code=${code}`);
    await sized(other.page, 50).waitFor();
    await legal(other.page).waitFor();
    expect(new URL(other.page.url()).search).toBe('');
    await other.page.goto('/en/deck-builder/mythos?code=gibberish');
    await other.page.getByText('This deck code has a wrong or missing character.').waitFor();
    await Promise.all([close(), other.close()]);
  });
});

describe('a guest', () => {
  test('saves, renames, duplicates, deletes and restores a deck, and plays with it', async () => {
    const { page, complaints, close } = await visit();
    await build(page, 'territory');
    await startFrom(page, 'Iron Vanguard');
    await legal(page).waitFor();
    await page.getByLabel('Deck name').fill('Wall of iron');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await page.getByLabel('Deck name').fill('Iron wall');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'All decks' }).click();
    const mine = page.getByRole('list', { name: 'My decks' });
    await mine.getByText('Iron wall').waitFor();
    await page.getByRole('button', { name: 'Duplicate Iron wall' }).click();
    await mine.getByText('Iron wall (copy)').waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'my decks');
    await page.getByRole('button', { name: 'Delete Iron wall (copy)' }).click();
    await mine.getByText('Iron wall (copy)').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo delete' }).click();
    await mine.getByText('Iron wall (copy)').waitFor();
    await page.getByRole('button', { name: 'Delete Iron wall (copy)' }).click();
    await mine.getByText('Iron wall (copy)').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open Iron wall' }).click();
    await page.getByRole('link', { name: 'Play this deck' }).click();
    const choice = page.getByLabel('Your deck');
    await choice.getByRole('option', { name: 'Iron wall (yours)' }).waitFor({ state: 'attached' });
    expect(await choice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0].label)).toBe(
      'Iron wall (yours)',
    );
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('[data-version]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(['/en/collection/onepiece?q=luffy', '/fr/deck-builder/onepiece?starter=st-01&q=luffy'])(
    'reads %s at twice the text size',
    async (path) => {
      const { page, close } = await visit();
      await page.goto(path);
      await page.locator('[data-card], [data-row]').first().waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '225%';
      });
      expect(await isWider(page)).toBe(false);
      await page.setViewportSize({ width: 720, height: 450 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      expect(await isWider(page)).toBe(false);
      await close();
    },
  );

  test('builds on a phone, one side at a time', async () => {
    const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
    await build(page, 'mythos');
    await inPool(page, 'KS-009').scrollIntoViewIfNeeded();
    await inPool(page, 'KS-009').tap();
    await page.getByRole('button', { name: /^Deck \(1\)/ }).click();
    await page.locator('[data-row="KS-009"]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await picture(page, 'deck on a phone');
    await close();
  });
});
