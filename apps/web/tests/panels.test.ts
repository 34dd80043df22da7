// What is there besides the table: who plays, taking back, hints, resigning, reporting, piles, cards to be read.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDownAt } from './arranged';
import { PHONE, picture, visitors } from './browser';
import { changing, litIn } from './fingers';
import { MAIN_PHASE, toMainPhase } from './main-phase';
import { clickOn, inAHurry, inSight, nextAsk, sitDown } from './playing';

const visit = visitors();

const log = (page: Page) => page.getByRole('list', { name: 'Log' });

test('a character is called by its name, with its level, in both languages', async () => {
  const { page, close } = await visit();
  await page.goto('/en/play/ai?game=territory');
  await page.getByRole('radio', { name: 'Hard' }).check();
  await page.getByRole('radio', { name: 'Tarn' }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const theirs = page.getByRole('region', { name: 'Their side' });
  await theirs.getByRole('heading', { name: 'Tarn' }).waitFor();
  await theirs.getByText(/^Hard · /).waitFor();
  await page.goto(page.url().replace('/en/', '/fr/'));
  const leurs = page.getByRole('region', { name: 'Côté adverse' });
  await leurs.getByRole('heading', { name: 'Étang' }).waitFor();
  await leurs.getByText(/^Difficile · /).waitFor();
  await picture(page, 'character fr');
  await close();
});

test('a move against a bot is taken back, by button and by key', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'One Piece');
  await toMainPhase(page);
  const given = page.getByRole('group', { name: 'Your field' }).getByRole('button', { name: /, DON!! 1/ });
  const give = async () => {
    await page.getByRole('button', { name: /^Active DON!!/ }).click();
    await changing(page, () => page.locator(litIn('leader')).click());
    await expect.poll(() => given.count()).toBe(1);
  };
  await give();
  await changing(page, () => page.getByRole('button', { name: 'Take back' }).click());
  await expect.poll(() => given.count()).toBe(0);
  await give();
  await changing(page, () => page.keyboard.press('u'));
  await expect.poll(() => given.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a hint names the best options first, and one of them is played from there', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Mythos');
  for (let i = 0; i < 3; i++) {
    await nextAsk(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    const options = hint.getByRole('listitem');
    await options.first().waitFor();
    const chances = (await options.allInnerTexts()).map((text) => Number(/(\d+)%$/.exec(text)?.[1]));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    await changing(page, () => options.first().getByRole('button').click());
    await expect.poll(() => hint.count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('resigning is asked twice and ends the match', async () => {
  const { page, complaints, close } = await visit();
  await sitDown(page, 'Territory');
  await nextAsk(page);
  const resign = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click();
    return page.getByRole('dialog', { name: 'Resign this match?' });
  };
  await (await resign()).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('[data-stage=asked]').count()).toBe(1);
  await (await resign()).getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'You lose' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the sound is set at the table, as on the page of settings', async () => {
  const { page, close } = await visit();
  await sitDown(page, 'Territory');
  await nextAsk(page);
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByLabel('Mute').check();
  await menu.getByLabel('Volume').fill('25');
  await page.goto('/en/settings');
  await expect.poll(() => page.getByLabel('Mute').isChecked()).toBe(true);
  expect(await page.getByLabel('Volume').inputValue()).toBe('25');
  await close();
});

test('a bug is reported from the table, and the report has a number', async () => {
  const { page, complaints, close } = await visit();
  await sitDown(page, 'Territory');
  await nextAsk(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report a bug' });
  await sheet.getByLabel('What happened?').fill('The scout <b>vanished</b>.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText(/^Thank you\. The report is kept under \S+\.$/).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-stage=asked]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('what was written of a bug is still there after a tap beside the sheet, and gone once it is sent or at another table', async () => {
  const { page, complaints, close } = await visit();
  await sitDown(page, 'Territory');
  await nextAsk(page);
  const open = async () => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Report a bug' }).click();
    return page.getByRole('dialog', { name: 'Report a bug' });
  };
  const sheet = await open();
  await sheet.getByLabel('What happened?').fill('The scout came back.');
  await page.mouse.click(5, 5);
  await expect.poll(() => sheet.count()).toBe(0);
  await open();
  expect(await sheet.getByLabel('What happened?').inputValue()).toBe('The scout came back.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText(/^Thank you\./).waitFor();
  await page.keyboard.press('Escape');
  await open();
  expect(await sheet.getByLabel('What happened?').inputValue()).toBe('');
  await sheet.getByLabel('What happened?').fill('Only here.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Play now: Territory' }).click();
  await nextAsk(page);
  await open();
  expect(await sheet.getByLabel('What happened?').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

const FORTIFY = '[data-hand] [data-card="fortify"]';

test('a discard pile is looked through, and a card of it is read', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: /: The snare/ }).click();
  await page.locator('[data-stage=asked]').waitFor();
  const name = (await page.locator(FORTIFY).first().getAttribute('aria-label'))?.split(',')[0] ?? '';
  await clickOn(page, FORTIFY);
  await changing(page, () => page.locator('[data-area][data-lit]').first().click());
  await page.getByRole('button', { name: /^Look through: Discard, 1 card/ }).click();
  const pile = page.getByRole('dialog', { name: 'Discard · 1' });
  await pile.getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog', { name: 'Card' });
  await sheet.getByRole('heading', { name }).waitFor();
  await picture(page, 'discard pile');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone a long press shows the card and does nothing else', async () => {
  const { page, close } = await visit({ viewport: PHONE, hasTouch: true });
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  const spot = await inSight(page, '[data-hand] [data-lit]');
  if (spot === null) throw new Error('no card of the hand is in sight');
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  const sheet = page.getByRole('dialog', { name: 'Card' });
  await sheet.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await sheet.getByRole('heading', { level: 3 }).innerText()).not.toBe('');
  await picture(page, 'long press phone');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.locator('[aria-pressed]').count()).toBe(0);
  expect(
    await log(page)
      .getByText(/^You play /)
      .count(),
  ).toBe(0);
  await close();
});

/** Its ability looks at five cards of the deck, and costs little. */
const LOOKER = 'ST02-007';
const looking = {
  game: 'onepiece',
  rules: { format: { id: 'open', size: 50, copies: 50, leastBlock: 1, banned: [], apart: [] } },
  deck: { leader: 'ST02-001', cards: Array.from({ length: 50 }, (_, i) => (i < 40 ? LOOKER : 'ST02-003')) },
  opponent: { kind: 'bot', level: 'easy' },
} as const;

const MOST_STEPS = 60;

/** Brings the one that looks into play and uses it, as soon as there is enough to pay for it. */
async function lookAtDeck(page: Page): Promise<void> {
  const inHand = `[data-hand] [data-card="${LOOKER}"][data-lit]`;
  const use = page.locator('[data-key^="activate my character"]');
  const all = page.locator('details:not([open]) > summary', { hasText: 'All choices' });
  for (let i = 0; i < MOST_STEPS; i++) {
    await nextAsk(page);
    const isMain = (await page.getByText(MAIN_PHASE).count()) > 0;
    if (isMain && (await all.count()) > 0) await all.click();
    if ((await use.count()) > 0) return changing(page, () => use.first().click());
    const spot = isMain ? await inSight(page, inHand) : null;
    if (spot !== null) await changing(page, () => page.mouse.click(spot.x, spot.y));
    else await changing(page, () => page.locator('[data-main]').click());
  }
  throw new Error(`nobody has looked at a deck after ${MOST_STEPS} steps`);
}

test('cards of the deck that are looked at lie in a picker, which can be put aside', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDownAt(page, { ...looking, deck: { ...looking.deck, cards: [...looking.deck.cards] } });
  await lookAtDeck(page);
  const seeTable = page.getByRole('button', { name: 'See the table' });
  await seeTable.waitFor();
  const looked = page.getByRole('group', { name: 'Deck' }).locator('[data-lit]');
  const n = await looked.count();
  expect(n).toBeGreaterThan(0);
  await picture(page, 'looked-at cards');
  await seeTable.click();
  await expect.poll(() => looked.count()).toBe(0);
  await page.getByRole('button', { name: 'See the cards' }).click();
  await expect.poll(() => looked.count()).toBe(n);
  const name = (await looked.first().getAttribute('aria-label'))?.split(',')[0] ?? '';
  await changing(page, () => looked.first().click());
  await log(page)
    .getByText(new RegExp(`^You .*${name}.* hand`))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('several cards go in the order of the clicks, and show it', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      sent.push(String(payload));
    }),
  );
  await sitDownAt(page, {
    game: 'territory',
    rules: { mulligan: 2 },
    opponent: { kind: 'bot', level: 'easy' },
  });
  await page.getByText('Choose cards to exchange').first().waitFor();
  const pieces = await page
    .locator('[data-hand] [data-piece]')
    .evaluateAll((all) =>
      all.map((one) => ({ piece: one.getAttribute('data-piece'), card: one.getAttribute('data-card') })),
    );
  const first = pieces.findLast(({ card }) => card !== pieces[0].card);
  const chosen = [first ?? pieces[0], pieces[0]];
  for (const { piece } of chosen) {
    const spot = await inSight(page, `[data-hand] [data-piece="${piece}"]`);
    if (spot !== null) await page.mouse.click(spot.x, spot.y);
  }
  for (const [i, { piece }] of chosen.entries())
    expect(await page.locator(`[data-piece="${piece}"] [data-place]`).innerText()).toBe(`${i + 1}`);
  await picture(page, 'several in order');
  await changing(page, () => page.locator('[data-main]').click());
  const answer = sent.find((frame) => frame.includes('game:answer')) ?? '';
  const [one, other] = chosen.map(({ card }) => answer.indexOf(`${card}`));
  expect(one).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(one);
  expect(complaints).toEqual([]);
  await close();
});
