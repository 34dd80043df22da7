// Puzzles, guided first matches and rules, as visitors use them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe';
import { picture, visitors } from './browser';
import { clickOn, inAHurry } from './playing';

const visit = visitors();

async function begin(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`/en/${list}`);
  await page.getByRole('button', { name: new RegExp(`: ${title}`) }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-version]').waitFor();
}

/** One of the player's four slots that can be chosen now. */
const slot = (page: Page, n: number) => page.locator('[data-area][data-lit]').nth(n - 1);

const versionOf = async (page: Page): Promise<string | null> =>
  page.locator('[data-version]').getAttribute('data-version');

const buttonOf = (page: Page, key: string) => page.locator(`[data-key="${key}"]:not([disabled])`);

/** Opens the list of all choices, if it is closed. */
const openChoices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('details:not([open]) > summary'))
      if (one.textContent?.includes('All options')) one.click();
  });

/** Presses an option's button, in the prompt or in the list of all choices. */
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
  await expect.poll(async () => (await versionOf(page)) !== before).toBe(true);
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
  test('is solved by clicks, and the list shows it', async () => {
    const { page, complaints, close } = await visit();
    await inAHurry(page);
    await begin(page, 'puzzles', title);
    await page.getByRole('region', { name: 'Goal' }).getByText(title).waitFor();
    await picture(page, `puzzle ${game}`);
    for (const key of picks) await choose(page, key);
    await page.getByRole('heading', { name: 'Puzzle solved', exact: true }).waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).first().click();
    await page.getByRole('button', { name: `Solve again: ${title}` }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a wrong move fails it, it counts as tried, and can be retried at once', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await begin(page, 'puzzles', 'The snare');
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await page.getByText(/Which of yours is close to two enemies/).waitFor();
  await page.locator('[data-card="standing-stone"][data-lit]').first().click();
  await slot(page, 1).click();
  await choose(page, 'pass');
  await page.getByRole('heading', { name: 'Not solved' }).waitFor();
  await picture(page, 'puzzle failed');
  const failed = page.url();
  // The solution plays by itself on its own table, and can be stepped through.
  await page.getByRole('link', { name: 'Show the solution' }).click();
  await page.waitForURL(/\/solution\//);
  await page.getByRole('heading', { name: 'Solution: The snare' }).waitFor();
  await page.locator('main[data-step]:not([data-step="0"])').waitFor();
  await page.keyboard.press('End');
  await page
    .getByText(/ wins$/)
    .first()
    .waitFor();
  await picture(page, 'puzzle solution');
  await page.getByRole('link', { name: 'Back to the puzzle' }).first().click();
  await page.getByRole('heading', { name: 'Not solved' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL((url) => url.href !== failed && /\/game\//.test(url.pathname));
  await page.locator('[data-card="standing-stone"][data-lit]').first().waitFor();
  // There is no solution during an attempt; giving up ends it.
  const open = page.url();
  const early = await page.request.get(`/api/matches/${open.split('/').at(-1)}/solution`);
  expect(early.status()).toBe(409);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('link', { name: 'Show the solution' }).waitFor();
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: 'Try again: The snare' }).waitFor();
  await close();
});

test('the end of a puzzle has the whole screen, and the keyboard leads to the table, back and on', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await begin(page, 'puzzles', 'Bare hands');
  for (const key of ['sleeve amber-sleeve', 'animal wolf', 'commit']) await choose(page, key);
  const end = page.getByRole('dialog', { name: 'Puzzle solved' });
  await end.waitFor();
  await end.getByText('Bare hands').waitFor();
  await picture(page, 'puzzle solved');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Puzzle solved');
  for (const name of ['Next puzzle', 'Try again', 'Look at the table'])
    expect(await end.getByRole('button', { name }).count()).toBe(1);
  for (const name of ['Watch the replay', 'All puzzles'])
    expect(await end.getByRole('link', { name }).count()).toBe(1);
  expect(await violations(page, '[data-end]')).toEqual([]);
  await page.keyboard.press('Escape');
  await end.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Puzzle solved' }).waitFor();
  await page.getByRole('button', { name: 'Result' }).focus();
  await page.keyboard.press('Enter');
  await end.waitFor();
  const solved = page.url();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next puzzle');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== solved && /\/game\//.test(url.pathname));
  await page.getByRole('region', { name: 'Goal' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a guided match that was conceded is stopped, not finished, and can be started again', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await begin(page, 'learn', 'Territory');
  const first = page.url();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' }).click();
  const end = page.getByRole('dialog', { name: 'Guided match stopped' });
  await end.getByRole('link', { name: 'Other games' }).waitFor();
  await end.getByRole('button', { name: 'Start again' }).click();
  await page.waitForURL((url) => url.href !== first && /\/game\//.test(url.pathname));
  await page.getByText('Step 1 of 8').waitFor();
  await close();
});

/** The guide's match in its own replay: two rounds to jump between, a log to go back by. */
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

/** The guide's current marks, and how often the table has changed. */
const marksOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const version = document.querySelector('[data-version]')?.getAttribute('data-version');
    const marks = [...document.querySelectorAll<HTMLElement>('[data-coached]')].map(({ dataset }) =>
      JSON.stringify([dataset.piece, dataset.area, dataset.tally, dataset.key]),
    );
    return [version, ...marks].join(' ');
  });

/** Clicks only what the guide marks, until it is over. */
async function followMarks(page: Page): Promise<void> {
  const isOver = async () => (await page.locator('[data-stage=over]').count()) > 0;
  for (;;) {
    // After the last step there is a decision without guidance; then the guide ends by itself.
    await page.locator('[data-stage=asked] [data-coached], [data-stage=over]').first().waitFor();
    if (await isOver()) return;
    const before = await marksOf(page);
    await clickOn(page, '[data-coached]');
    await expect.poll(async () => (await isOver()) || (await marksOf(page)) !== before).toBe(true);
  }
}

test.each(['Mythos', 'Sleeved', 'One Piece'])(
  'the guide of %s can be completed by following its marks',
  async (game) => {
    const { page, complaints, close } = await visit();
    await inAHurry(page);
    await begin(page, 'learn', game);
    await followMarks(page);
    await page.getByRole('heading', { name: 'You’re ready to play' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a guide highlights its choice, explains a different one, and ends with a real match', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await begin(page, 'learn', 'Territory');
  await page.getByText('Step 1 of 8').waitFor();
  await page.locator('[data-card="champion"][data-coached]').first().waitFor();
  await picture(page, 'guide');
  // Another legal move.
  await press(page, 'play pawn at slot 1');
  await page.getByText('For this first step, play Champion in slot 3.').waitFor();
  await page.locator('[data-card="champion"][data-lit]').first().click();
  await slot(page, 3).click();
  await page.getByText('Step 2 of 8').waitFor();
  await followMarks(page);
  const end = page.getByRole('dialog', { name: 'You’re ready to play' });
  await end.getByRole('button', { name: 'Next guided match' }).waitFor();
  await picture(page, 'guide over');
  await jumpThrough(page);
  const over = page.url();
  await page.getByRole('button', { name: 'Play against an easy bot' }).click();
  await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== over);
  expect(complaints.filter((line) => !/not-this-step/.test(line))).toEqual([]);
  await close();
});

test('the rules in French, with their numbers, for each ruleset', async () => {
  const { page, close } = await visit({ locale: 'fr-FR' });
  await page.goto('/fr/rules');
  await page.getByRole('heading', { name: 'Règles', exact: true }).waitFor();
  await page.getByText('Le premier joueur à passer pendant un tour prend l’Edge.').waitFor();
  await page.getByRole('radio', { name: 'Avec cartes JUTSU' }).check();
  await page.getByText('payez son coût moins 1').waitFor();
  await page.getByRole('link', { name: 'One Piece' }).click();
  await page.getByText('Chaque deck DON!! compte 10 cartes.').waitFor();
  await picture(page, 'rules fr');
  await close();
});
