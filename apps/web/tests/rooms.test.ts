// Two people meet in a room: by its link or its code, each with a deck of their own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, type Visitor, visitors } from './browser';
import { inAHurry, mouse, nextAsk } from './playing';

const visit = visitors();

/** Opens a room of a game; says its code. Changed rules are put into what the page asks for. */
async function openRoom(
  page: Page,
  game: string,
  rules?: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (rules !== undefined) await askWith(page, rules);
  await page.goto('/en/play/online');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: 'Open a room' }).click();
  await page.waitForURL(/\/room\//);
  return page.url().split('/').at(-1) ?? '';
}

/** The pages offer no rule changes yet, but the protocol does: they are added to the request on its way. */
const askWith = (page: Page, rules: Readonly<Record<string, unknown>>): Promise<void> =>
  page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) =>
      server.send(
        String(message).replace('"room:create",{', `"room:create",{"rules":${JSON.stringify(rules)},`),
      ),
    );
  });

const atTheTable = ({ page }: Visitor): Promise<void> => page.locator('[data-version]').waitFor();

test('whoever comes by the link sees who waits and what for, and sits down with the deck they choose', async () => {
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

test('rules that were changed are listed at the door, in the room and in the match, in words', async () => {
  const [one, two] = [await visit(), await visit({ locale: 'fr-FR', viewport: PHONE })];
  const code = await openRoom(one.page, 'Territory', { lanes: 5, replacement: 'forbidden', maxHand: 7 });
  const said = (page: Page) => page.locator('[data-changed-rules]').getByRole('listitem').allInnerTexts();
  const english = [
    'Lanes: 5 instead of 4',
    'Hand limit: 7 instead of no limit',
    'Playing a unit onto your own: “forbidden” instead of “sacrifices the old one”',
  ];
  await one.page.getByRole('heading', { name: 'Changed rules' }).waitFor();
  expect(await said(one.page)).toEqual(english);
  await picture(one.page, 'room waiting changed rules');
  await two.page.goto(`/fr/room/${code}`);
  await two.page.getByRole('heading', { name: 'Règles modifiées' }).waitFor();
  await two.page.getByLabel('Votre deck').waitFor();
  expect(await said(two.page)).toContain('Couloirs\u202f: 5 au lieu de 4');
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

test('where the browser keeps the clipboard to itself, the link is selected to be copied by hand', async () => {
  const { page, close } = await visit();
  // As over plain http.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openRoom(page, 'Sleeved');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('copy it by hand').waitFor();
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
    await three.page.getByText('Aucun salon ne porte ce code.').waitFor();
  }
  await three.page.getByRole('link', { name: 'Un autre salon' }).click();
  await three.page.getByLabel('Code du salon').fill('zzzzzz');
  await three.page.getByRole('button', { name: 'Rejoindre' }).click();
  await told.getByText('Aucun salon ne porte ce code.').waitFor();
  await Promise.all([one.close(), two.close(), three.close()]);
});

const MOST_STEPS = 400;
const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-stage=over]').count()) > 0;

/** Whoever is asked does something, until the match is over. `between`: after so many steps. */
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

test('when both want another match, whoever asked first and waits is taken along', async () => {
  const [one, two] = [await visit(), await visit()];
  const code = await openRoom(one.page, 'Territory');
  await two.page.goto(`/en/room/${code}`);
  await two.page.getByRole('button', { name: 'Sit down and play' }).click();
  await Promise.all([one, two].map(atTheTable));
  const first = one.page.url();
  await one.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await one.page.getByRole('button', { name: 'Resign' }).click();
  await one.page.getByRole('button', { name: 'Resign' }).last().click();
  await one.page.getByRole('button', { name: 'Another match' }).click();
  await two.page.getByText('The other player would like another match.').waitFor();
  await two.page.getByRole('button', { name: 'Another match' }).click();
  for (const { page } of [one, two])
    await page.waitForURL((url) => /\/game\//.test(url.href) && url.href !== first);
  expect(one.page.url()).toBe(two.page.url());
  await one.page.goBack();
  await one.page.getByRole('link', { name: 'To the next match' }).waitFor();
  await Promise.all([one.close(), two.close()]);
});
