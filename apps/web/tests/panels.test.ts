// Everything besides the table: opponents, undo, hints, conceding, reporting, piles, reading cards.
import type { RoomCreate } from '@sleight/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDownAt } from './arranged';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { changing, litIn } from './fingers';
import { labelOf } from './labels';
import { MAIN_PHASE, toMainPhase } from './main-phase';
import { carefulInAHurry, clickOn, inAHurry, inSight, nextAsk, sitDown } from './playing';

const visit = visitors();

const log = (page: Page) => page.getByRole('list', { name: 'Log' });

test('a character is called by its name, with its level, in both languages', async () => {
  const { page, close } = await visit();
  await page.goto('/en/play/ai?game=territory');
  await page.getByRole('radio', { name: 'Hard' }).check();
  const portrait = 'img[src$="/art/portraits/tarn.svg"]';
  const choice = page.locator('label').filter({ has: page.locator(portrait) });
  await choice.getByText('Patient', { exact: true }).waitFor();
  await choice.getByText('Waits for you to overreach.').waitFor();
  await page.getByRole('radio', { name: 'Tarn' }).check();
  await picture(page, 'characters');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const introduction = page.getByRole('region', { name: 'The players' });
  await introduction.locator(portrait).waitFor();
  await introduction.getByText('Hard · Patient').waitFor();
  await introduction.getByText('Waits for you to overreach.').waitFor();
  await picture(page, 'introduction');
  const theirs = page.getByRole('region', { name: 'Their side' });
  await theirs.getByRole('heading', { name: 'Tarn' }).waitFor();
  await theirs.locator(portrait).waitFor();
  await theirs.getByText(/^Hard · /).waitFor();
  await page.goto(page.url().replace('/en/', '/fr/'));
  const leurs = page.getByRole('region', { name: 'Côté adverse' });
  await leurs.getByRole('heading', { name: 'Étang' }).waitFor();
  await leurs.getByText(/^Difficile · /).waitFor();
  await picture(page, 'character fr');
  await close();
});

test('a move against a bot is undone, by button and by key', async () => {
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
  await changing(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(() => given.count()).toBe(0);
  await give();
  await changing(page, () => page.keyboard.press('u'));
  await expect.poll(() => given.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a hint lists the best options first, and one of them can be played from there', async () => {
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

test('conceding needs a confirmation and ends the match', async () => {
  const { page, complaints, close } = await visit();
  await carefulInAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  const resign = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' }).click();
    return page.getByRole('dialog', { name: 'Concede this match?' });
  };
  await (await resign()).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('[data-stage=asked]').count()).toBe(1);
  await (await resign()).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('heading', { name: 'You lose' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('sound is set at the table like on the settings page', async () => {
  const { page, close } = await visit();
  // Not with the fast settings, which would set the sound again on every page.
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
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await nextAsk(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report a bug' });
  await sheet.getByLabel('What happened?').fill('The scout <b>vanished</b>.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText(/^Thank you\. Your report number is \S+\.$/).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-stage=asked]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('the text of a bug report survives a tap beside the sheet, and is gone once sent or at another table', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
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

test('a discard pile can be browsed, and its cards read', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: /: The snare/ }).click();
  await page.locator('[data-stage=asked]').waitFor();
  const name = (await labelOf(page.locator(FORTIFY).first()))?.split(',')[0] ?? '';
  await clickOn(page, FORTIFY);
  await changing(page, () => page.locator('[data-area][data-lit]').first().click());
  await page.getByRole('button', { name: /^Browse: Discard, 1 card/ }).click();
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

/** Its ability looks at five cards of the deck, and is cheap. */
const LOOKER = 'ST02-007';
const looking = {
  game: 'onepiece',
  rules: { format: { id: 'open', size: 50, copies: 50, leastBlock: 1, banned: [], apart: [] } },
  deck: { leader: 'ST02-001', cards: Array.from({ length: 50 }, (_, i) => (i < 40 ? LOOKER : 'ST02-003')) },
  opponent: { kind: 'bot', level: 'easy' },
} as const;

const MOST_STEPS = 60;

/** Plays and activates it as soon as it can be paid for. */
async function lookAtDeck(page: Page): Promise<void> {
  const inHand = `[data-hand] [data-card="${LOOKER}"][data-lit]`;
  const use = page.locator('[data-key^="activate my character"]');
  const all = page.locator('details:not([open]) > summary', { hasText: 'All options' });
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

test('looked-at cards of the deck are in a picker, which can be put aside', async () => {
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
  const name = (await labelOf(looked.first()))?.split(',')[0] ?? '';
  await changing(page, () => looked.first().click());
  await log(page)
    .getByText(new RegExp(`^You .*${name}.* hand`))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('several cards are sent in the order of the clicks, which they show', async () => {
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
  await page.getByText('Choose cards to mulligan').first().waitFor();
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
  const answer = sent.find((frame) => frame.includes('game:try')) ?? '';
  const [one, other] = chosen.map(({ card }) => answer.indexOf(`${card}`));
  expect(one).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(one);
  expect(complaints).toEqual([]);
  await close();
});

/** Every card in hand asks for an enemy slot when it is played. */
const asking: RoomCreate = {
  game: 'territory',
  rules: { deckMin: 9, deckMax: 9 },
  deck: { cards: ['trap', 'curse', 'plague-grounds'].flatMap((card) => [card, card, card]) },
  opponent: { kind: 'bot', level: 'easy' },
};

test('a play can be backed out of until its last choice is made, by button and by key', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDownAt(page, asking);
  await nextAsk(page);
  const hand = page.locator('[data-hand] [data-piece]');
  const backOut = page.locator('[data-back-out]');
  const [held, version] = [
    await hand.count(),
    await page.locator('[data-version]').getAttribute('data-version'),
  ];
  const atStart = async () => {
    await expect.poll(() => hand.count()).toBe(held);
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
    expect(await backOut.count()).toBe(0);
  };
  const play = async () => {
    await clickOn(page, '[data-hand] [data-lit]');
    await backOut.waitFor();
    await page.getByText('Nothing is final yet.').waitFor();
    expect(await hand.count()).toBe(held - 1);
  };
  await play();
  await picture(page, 'thought');
  await page.setViewportSize(PHONE);
  await picture(page, 'thought phone');
  await page.setViewportSize(DESKTOP);
  await backOut.click();
  await atStart();
  await play();
  await page.keyboard.press('Escape');
  await atStart();
  // A reload proves that nothing was sent.
  await play();
  await page.reload();
  await nextAsk(page);
  await atStart();
  await play();
  await clickOn(page, '[data-lit]');
  await expect.poll(() => log(page).getByRole('listitem').count()).toBeGreaterThan(0);
  await backOut.waitFor({ state: 'detached' });
  expect(await page.locator('[data-version]').getAttribute('data-version')).not.toBe(version);
  expect(complaints).toEqual([]);
  await close();
});

test('a confirmation can be required for moves that cannot be undone, and the focus stays in place', async () => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  await sitDownAt(page, { ...asking, opponent: { kind: 'hotseat', deck: asking.deck } });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Confirm moves that can’t be undone').check();
  await page.keyboard.press('Escape');
  await nextAsk(page);
  const version = () => page.locator('[data-version]').getAttribute('data-version');
  const before = await version();
  const main = page.locator('[data-main]:visible');
  await main.focus();
  await page.keyboard.press('Enter');
  const confirm = page.locator('[data-confirm]:visible');
  await confirm.getByText('Confirm: Pass').waitFor();
  await picture(page, 'confirm');
  expect(await version()).toBe(before);
  await expect.poll(() => page.locator('[data-main]:focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await confirm.waitFor({ state: 'detached' });
  await main.focus();
  await page.keyboard.press('Enter');
  await confirm.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I’m ready' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
