// Two people meet in a room: by its link or its code, each with their own deck.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BrowserPerson, DESKTOP, PHONE, picture, visitors } from './browser';
import { inAHurry, mouse, nextAsk } from './playing';

const visit = visitors();

/** Opens a room of a game; returns its code. `change` sets the rules. */
async function openRoom(page: Page, game: string, change?: () => Promise<void>): Promise<string> {
  await page.goto('/en/play/online');
  await page.getByRole('radio', { name: game }).check();
  await change?.();
  await page.getByRole('button', { name: 'Open a room' }).click();
  await page.waitForURL(/\/room\//);
  return page.url().split('/').at(-1) ?? '';
}

const atTheTable = ({ page }: BrowserPerson): Promise<void> => page.locator('[data-version]').waitFor();

test('a guest who opens the link sees who is waiting for which match, and joins with a deck of their choice', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR' })];
  const code = await openRoom(one.page, 'Territory');
  expect(await one.page.getByLabel('Link').inputValue()).toContain(`/en/room/${code}`);
  await one.page.getByText(/^Territory · /).waitFor();
  await picture(one.page, 'room waiting');
  await two.page.goto(`/fr/room/${code.toLowerCase()}`);
  await two.page.getByRole('heading', { name: /vous attend$/ }).waitFor();
  await two.page.getByText(/^Territory · /).waitFor();
  const decks = two.page.getByLabel('Votre deck');
  const [, deck] = await decks
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
  expect(await decks.inputValue()).toBe('');
  await decks.selectOption(deck);
  await picture(two.page, 'room door fr');
  await two.page.getByRole('button', { name: 'Prendre place et jouer' }).click();
  await Promise.all([one, two].map(atTheTable));
  expect(one.page.url().split('/').at(-1)).toBe(two.page.url().split('/').at(-1));
  await one.page.goBack();
  await one.page.waitForURL(/\/play\/online$/);

  const { decks: lists } = await (await two.page.request.get('/api/games/territory/decks')).json();
  const list: string[] = lists.find(({ id }: { id: string }) => id === deck).cards;
  const hand = two.page.locator('[data-hand] [data-card]');
  await hand.first().waitFor();
  const held = await hand.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((card) => !list.includes(card))).toEqual([]);

  const next = await openRoom(one.page, 'Territory');
  await two.page.goto(`/fr/room/${next}`);
  await two.page.getByRole('heading', { name: /vous attend$/ }).waitFor();
  await expect.poll(() => decks.inputValue()).toBe(deck);
  await Promise.all([one.close(), two.close()]);
});

test('changed rules are listed before joining, in the room and in the match, in words', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR', viewport: PHONE })];
  const form = one.page.locator('[data-rule-form]');
  const code = await openRoom(one.page, 'Territory', async () => {
    await form.locator('summary').click();
    await form.getByLabel('Lanes', { exact: true }).selectOption('5');
    await form.getByLabel('Playing a unit over your own').selectOption({ label: 'forbidden' });
    const limit = form.getByLabel('Hand limit');
    // Out of bounds, the form names the rule and does not send it.
    await limit.fill('9999');
    await one.page.getByRole('alert').filter({ hasText: 'Hand limit' }).waitFor();
    expect(await one.page.getByRole('button', { name: 'Open a room' }).isDisabled()).toBe(true);
    await limit.fill('7');
    await form.getByText('3 changes').waitFor();
    await picture(one.page, 'rule form');
    await one.page.setViewportSize(PHONE);
    await picture(one.page, 'rule form phone');
    await one.page.setViewportSize(DESKTOP);
  });
  const said = (page: Page) => page.locator('[data-changed-rules]').getByRole('listitem').allInnerTexts();
  const english = [
    'Lanes: 5 instead of 4',
    'Hand limit: 7 instead of no limit',
    'Playing a unit over your own: “forbidden” instead of “sacrifices the old one”',
  ];
  await one.page.getByRole('heading', { name: 'Custom rules' }).waitFor();
  expect(await said(one.page)).toEqual(english);
  await picture(one.page, 'room waiting changed rules');
  await two.page.goto(`/fr/room/${code}`);
  await two.page.getByRole('heading', { name: 'Règles personnalisées' }).waitFor();
  await two.page.getByLabel('Votre deck').waitFor();
  expect(await said(two.page)).toContain('Couloirs\u202f: 5 (par défaut\u202f: 4)');
  await picture(two.page, 'room door changed rules phone fr');
  await two.page.setViewportSize(DESKTOP);
  await picture(two.page, 'room door changed rules desktop fr');
  await two.page.getByRole('button', { name: 'Prendre place et jouer' }).click();
  await Promise.all([one, two].map(atTheTable));
  await one.page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await said(one.page)).toEqual(english);
  await picture(one.page, 'match menu changed rules');
  await Promise.all([one.close(), two.close()]);
});

test('without clipboard access the link is selected for copying by hand', async () => {
  const { page, close } = await visit();
  // As over plain http.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openRoom(page, 'Sleeved');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('copy it yourself').waitFor();
  const link = await page.getByLabel('Link').inputValue();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  await close();
});

test('a room that is full or does not exist says so, and offers another', async () => {
  const [one, two, three] = [await visit(), await visit(), await visit({ locale: 'fr-FR' })];
  const code = await openRoom(one.page, 'Sleeved');
  await two.page.goto(`/en/room/${code}`);
  await two.page.getByText(/^Sleeved · /).waitFor();
  await two.page.getByRole('button', { name: 'Sit down and play' }).click();
  await Promise.all([one, two].map(atTheTable));
  const told = three.page.getByRole('alert').filter({ hasText: /\S/ });
  await three.page.goto(`/fr/room/${code}`);
  await three.page.getByText('Ce salon est complet.').waitFor();
  for (const unknown of ['ZZZZZZ', 'not-a-code']) {
    await three.page.goto(`/fr/room/${unknown}`);
    await three.page.getByText('Aucun salon ne correspond à ce code.').waitFor();
  }
  await three.page.getByRole('link', { name: 'Rejoindre un autre salon' }).click();
  await three.page.getByLabel('Code du salon').fill('zzzzzz');
  await three.page.getByRole('button', { name: 'Rejoindre' }).click();
  await told.getByText('Aucun salon ne correspond à ce code.').waitFor();
  await Promise.all([one.close(), two.close(), three.close()]);
});

const MOST_STEPS = 400;
const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-stage=over]').count()) > 0;

/** The player to decide does something, until the match is over. `between`: after this many steps. */
async function playTogether(pages: readonly Page[], steps: number, between: () => Promise<void>) {
  for (let i = 0; i < MOST_STEPS; i++) {
    if (i === steps) await between();
    for (const page of pages) {
      if ((await page.locator('[data-stage=asked]').count()) === 0) continue;
      const ask = await nextAsk(page);
      if (ask !== 'over') await mouse[ask](page);
    }
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
  }
  throw new Error(`the match is not over after ${MOST_STEPS} steps`);
}

test('two browsers meet by a code and play to the end, one reloading on the way', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR' })];
  const pages = [one.page, two.page];
  await Promise.all(pages.map(inAHurry));
  const code = await openRoom(one.page, 'Territory');
  await two.page.goto('/');
  await two.page.waitForURL(/\/fr/);
  await two.page.getByRole('link', { name: 'Rejoindre avec un code' }).click();
  await two.page.getByLabel('Code du salon').fill(code.toLowerCase());
  await two.page.getByRole('button', { name: 'Rejoindre' }).click();
  await two.page.getByRole('button', { name: 'Prendre place et jouer' }).click();
  await Promise.all([one, two].map(atTheTable));
  await playTogether(pages, 10, async () => {
    await two.page.reload();
    await atTheTable(two);
  });
  const said = await one.page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).innerText();
  const theirs = { 'You win': 'Vous perdez', 'You lose': 'Vous gagnez', 'A draw': 'Égalité' }[said] ?? '';
  await two.page.getByRole('heading', { name: theirs }).waitFor();
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('players exchange preset phrases and emotes, and see the time until they can claim a win', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR', viewport: PHONE })];
  const code = await openRoom(one.page, 'Territory');
  await two.page.goto(`/fr/room/${code}`);
  await two.page.getByRole('button', { name: 'Prendre place et jouer' }).click();
  await Promise.all([one, two].map(atTheTable));
  await one.page.keyboard.press('g');
  await picture(one.page, 'greet sheet');
  await one.page.getByRole('button', { name: 'Good luck!' }).click();
  const shown = two.page.locator('[data-said]').getByText('Bonne chance\u202f!');
  await shown.first().waitFor();
  await picture(two.page, 'greeting phone fr');
  await picture(one.page, 'greeting');
  await one.page.getByRole('dialog').waitFor({ state: 'detached' });
  await one.page.keyboard.press('g');
  await one.page.getByRole('button', { name: 'Applause' }).click();
  const fan = (page: Page) => page.locator('[data-said] img[src$="/art/emotes/applause.svg"]').first();
  await fan(two.page).waitFor();
  await expect
    .poll(() => fan(two.page).evaluate((mark: HTMLImageElement) => mark.complete && mark.naturalWidth > 0))
    .toBe(true);
  await two.page.locator('[data-said]').getByText('Applaudissements').first().waitFor();
  await picture(two.page, 'emote phone fr');
  await picture(one.page, 'emote');
  await one.page.getByRole('dialog').waitFor({ state: 'detached' });
  // Muted, no more phrases or emotes are shown.
  await two.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await two.page.getByRole('button', { name: 'Dire quelque chose' }).click();
  await two.page.getByLabel('Afficher ce que dit mon adversaire').uncheck();
  await two.page.getByRole('button', { name: 'Merci' }).click();
  await one.page.locator('[data-said]').getByText('Thanks!').first().waitFor();
  await one.page.keyboard.press('g');
  await one.page.getByRole('button', { name: 'Wow!' }).click();
  await one.page.locator('[data-said]').getByText('Wow!').first().waitFor();
  await one.page.getByRole('dialog').waitFor({ state: 'detached' });
  await one.page.keyboard.press('g');
  await one.page.getByRole('button', { name: 'Wink' }).click();
  await one.page.locator('[data-said]').getByText('Wink').first().waitFor();
  expect(
    await two.page
      .locator('[data-said]')
      .getByText(/Impressionnant|Clin/)
      .count(),
  ).toBe(0);
  // Going to another page counts as leaving the match.
  await two.page.goto('/fr/rules/territory');
  const claim = one.page.locator('[data-claim]');
  await claim.getByText(/you can claim the win in \d+ seconds/).waitFor();
  await picture(one.page, 'claim');
  await two.page.goBack();
  await claim.waitFor({ state: 'detached' });
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('who waits long enough claims the win of a player who has left', async () => {
  const [one, two] = [await visit(), await visit()];
  await inAHurry(one.page);
  const code = await openRoom(one.page, 'Territory');
  await two.page.goto(`/en/room/${code}`);
  await two.page.getByRole('button', { name: 'Sit down and play' }).click();
  await Promise.all([one, two].map(atTheTable));
  await two.close();
  const claim = one.page.locator('[data-claim]');
  await claim.getByText(/you can claim the win in \d+ seconds/).waitFor();
  const button = claim.getByRole('button', { name: 'Claim the win' });
  expect(await button.count()).toBe(0);
  await button.waitFor();
  await button.click();
  const end = one.page.getByRole('dialog', { name: 'You win' });
  await end.getByText(/ left the match\.$/).waitFor();
  expect(one.complaints).toEqual([]);
  await one.close();
});

test('when both want a rematch, both browsers move to it', async () => {
  const [one, two] = [await visit(), await visit()];
  const code = await openRoom(one.page, 'Territory');
  await two.page.goto(`/en/room/${code}`);
  await two.page.getByRole('button', { name: 'Sit down and play' }).click();
  await Promise.all([one, two].map(atTheTable));
  const first = one.page.url();
  await one.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await one.page.getByRole('button', { name: 'Concede' }).click();
  await one.page.getByRole('button', { name: 'Concede' }).last().click();
  await one.page.getByRole('button', { name: 'Rematch' }).click();
  await two.page.getByText('Your opponent wants a rematch.').waitFor();
  await two.page.getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of [one, two])
    await page.waitForURL((url) => /\/game\//.test(url.href) && url.href !== first);
  expect(one.page.url()).toBe(two.page.url());
  await one.page.goBack();
  await one.page.getByRole('link', { name: 'Go to the rematch' }).waitFor();
  await Promise.all([one.close(), two.close()]);
});
