// Puzzles, guided first matches and rules, as a visitor meets them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { picture, visitors } from './browser';

const visit = visitors();

async function open(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`/en/${list}`);
  await page.getByRole('button', { name: new RegExp(`: ${title}`) }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

/** One of one's own four slots, where something may go now. */
const slot = (page: Page, n: number) => page.locator('[data-area][data-lit]').nth(n - 1);

const versionOf = async (page: Page): Promise<string | null> =>
  page.locator('[data-version]').getAttribute('data-version');

const buttonOf = (page: Page, key: string) => page.locator(`[data-key="${key}"]:not([disabled])`);

/** Opens the list of all choices, where there is one that is closed. */
const openChoices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('details:not([open]) > summary'))
      if (one.textContent?.includes('All choices')) one.click();
  });

/** Presses the button of an option, once it stands ready or in the list of all choices. */
async function press(page: Page, key: string): Promise<void> {
  const button = buttonOf(page, key);
  const isThere = async (): Promise<boolean> => {
    if ((await button.count()) === 0) await openChoices(page);
    return (await button.count()) > 0;
  };
  await expect.poll(isThere).toBe(true);
  await button.first().click();
}

/** Picks an option, and waits until the table has changed. */
async function choose(page: Page, key: string): Promise<void> {
  const before = await versionOf(page);
  await press(page, key);
  // What ends a turn early is asked for twice.
  const sure = buttonOf(page, key).getByText(/^Sure\? /);
  const hasChanged = async () => (await versionOf(page)) !== before;
  await expect.poll(async () => (await sure.count()) > 0 || (await hasChanged())).toBe(true);
  if ((await sure.count()) > 0) await sure.click();
  await expect.poll(hasChanged).toBe(true);
}

describe.each([
  ['Territory', 'The snare', ['play fortify', 'choose my slot 2', 'play standing-stone at slot 2', 'pass']],
  ['Mythos', 'One blow, two missions', ['play KS-000 at mission 1', 'choose enemy 1 at mission 1', 'pass']],
  ['Sleeved', 'Bare hands', ['sleeve amber-sleeve', 'animal wolf', 'commit']],
  [
    'One Piece',
    'Past the blocker',
    ['play ST01-016', 'choose my leader', 'attack enemy leader with my leader'],
  ],
])('a puzzle of %s', (game, title, picks) => {
  test('is solved by clicks, and the list says so', async () => {
    const { page, complaints, close } = await visit();
    await open(page, 'puzzles', title);
    await page.getByRole('region', { name: 'Goal' }).getByText(title).waitFor();
    await picture(page, `puzzle ${game}`);
    for (const key of picks) await choose(page, key);
    await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).first().click();
    await page.getByRole('button', { name: `Solve again: ${title}` }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('what strays from the goal fails, is remembered as tried, and is tried again at once', async () => {
  const { page, close } = await visit();
  await open(page, 'puzzles', 'The snare');
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await page.getByText(/Which of yours is close to two enemies/).waitFor();
  await page.locator('[data-card="standing-stone"][data-lit]').first().click();
  await slot(page, 1).click();
  await choose(page, 'pass');
  await page.getByRole('heading', { name: 'Not solved' }).waitFor();
  await picture(page, 'puzzle failed');
  const failed = page.url();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL((url) => url.href !== failed);
  await page.locator('[data-card="standing-stone"][data-lit]').first().waitFor();
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: 'Try again: The snare' }).waitFor();
  await close();
});

/** The guide's match in a replay of its own: two rounds to jump between, a log to go back by. */
async function jumpThrough(page: Page): Promise<void> {
  const watching = await page.context().newPage();
  await watching.goto(page.url().replace('/game/', '/replay/'));
  const at = (n: number) => watching.locator(`[data-step="${n}"]`).waitFor();
  await at(0);
  const turns = watching.getByLabel('Go to');
  const values = await turns
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(values).toHaveLength(2);
  await turns.selectOption(values[1]);
  await at(Number(values[1]));
  await watching.getByRole('list', { name: 'Log' }).getByRole('button').first().click();
  await at(1);
  await watching.close();
}

test('a guide lights what it means, explains what it does not, and ends with a real match', async () => {
  const { page, complaints, close } = await visit();
  await open(page, 'learn', 'Territory');
  await page.getByText('Step 1 of 8').waitFor();
  await page.locator('[data-card="champion"][data-coached]').first().waitFor();
  await picture(page, 'guide');
  // Something else that is legal.
  await press(page, 'play pawn at slot 1');
  await page.getByText('For this first step, play Champion at slot 3.').waitFor();
  await page.locator('[data-card="champion"][data-lit]').first().click();
  await slot(page, 3).click();
  await page.getByText('Step 2 of 8').waitFor();
  const rest = [
    'play shock-trooper at slot 2',
    'play entrench',
    'choose my slot 1',
    'play engineer at slot 1',
    'pass',
    'play warlord at slot 1',
    'play scout at slot 3',
    'pass',
  ];
  for (const key of rest) await choose(page, key);
  await page.getByRole('heading', { name: 'You know the way' }).waitFor();
  await jumpThrough(page);
  const over = page.url();
  await page.getByRole('button', { name: 'Play a match against an easy bot' }).click();
  await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== over);
  expect(complaints.filter((line) => !/not-this-step/.test(line))).toEqual([]);
  await close();
});

test('the rules in French, with their numbers, for each ruleset', async () => {
  const { page, close } = await visit({ locale: 'fr-FR' });
  await page.goto('/fr/rules');
  await page.getByRole('heading', { name: 'Règles', exact: true }).waitFor();
  await page.getByText('Le premier à passer dans un tour prend aussitôt l’Edge.').waitFor();
  await page.getByRole('radio', { name: 'Avec cartes JUTSU' }).check();
  await page.getByText('Le révéler coûte son prix moins 1').waitFor();
  await page.getByRole('link', { name: 'One Piece' }).click();
  await page.getByText('Un deck DON!! compte 10 cartes.').waitFor();
  await picture(page, 'rules fr');
  await close();
});
