// A match saved as a file: from the replay page to the device and back, without the server.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { PHONE, picture, visitors } from './browser';
import { inAHurry, sitDown } from './playing';

const visit = visitors();

const MOST_SCRIPT = 300_000;

const at = (page: Page, n: number) => page.locator(`[data-step="${n}"]`).waitFor();
const lastStep = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('max'));

async function resigned(page: Page, game: string): Promise<void> {
  await inAHurry(page);
  await sitDown(page, game);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(/\/replay\//);
  await at(page, 0);
}

/** Saves the match from this point of view; returns the file on the device. */
async function savedFrom(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sleight-.*\.sleight$/);
  const path = join(mkdtempSync(join(tmpdir(), 'sleight-saved-')), 'match.sleight');
  await download.saveAs(path);
  return path;
}

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const held = await page.evaluateHandle(
    ({ called, text }) => {
      const transfer = new DataTransfer();
      const file = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([file], called));
      return transfer;
    },
    { called: name, text: Buffer.from(bytes).toString('base64') },
  );
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: held });
}

// biome-ignore lint/suspicious/noExplicitAny: tests write what no recording holds
const altered = (bytes: Uint8Array, change: (recording: any) => void): Uint8Array => {
  const recording = JSON.parse(gunzipSync(bytes).toString('utf8'));
  change(recording);
  return gzipSync(JSON.stringify(recording));
};

test('a match is saved, and replayed from its file by choosing or dropping it', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'Territory');
  await page.keyboard.press('End');
  await page.getByText(/^Rounds: .+ 0, Pip 0$/).waitFor();
  const last = await lastStep(page);
  const whole = await savedFrom(page);
  await page.getByLabel('Point of view').selectOption({ index: 1 });
  const mine = await savedFrom(page);

  // Opening it needs nothing from the server but the page.
  const other = await visit();
  const asked: string[] = [];
  other.page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/matches')) asked.push(request.url());
  });
  // Requested this early, because the browser takes a moment before it passes on its file dialogs.
  const chooser = other.page.waitForEvent('filechooser');
  await other.page.goto('/en/replay');
  await other.page.getByRole('heading', { name: 'Watch a saved match' }).waitFor();
  await picture(other.page, 'saved match');
  await other.page.getByRole('button', { name: 'Open a file' }).focus();
  await other.page.keyboard.press('Enter');
  await (await chooser).setFiles(whole);
  await at(other.page, 0);
  expect(await lastStep(other.page)).toBe(last);
  expect(await other.page.getByLabel('Point of view').locator('option').count()).toBe(3);
  expect(await other.page.getByRole('link', { name: 'Save as a file' }).count()).toBe(0);
  await other.page.keyboard.press('End');
  await at(other.page, last);
  await picture(other.page, 'saved match opened');

  // A seat's file holds only that seat's view.
  await drop(other.page, 'mine.sleight', readFileSync(mine));
  await at(other.page, 0);
  expect(await other.page.getByLabel('Point of view').locator('option').count()).toBe(1);
  expect(asked.filter((url) => url.includes('/api/matches'))).toEqual([]);
  expect(asked).toEqual([]);

  // A dropped file replaces the match being watched.
  await page.keyboard.press('Home');
  await drop(page, 'whole.sleight', readFileSync(whole));
  await page.getByRole('link', { name: 'Save as a file' }).waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.close();
  await close();
});

test('an unreadable file explains why, and the match stays open', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'Sleeved');
  const good = readFileSync(await savedFrom(page));
  await page.getByRole('button', { name: 'Forward' }).click();
  await at(page, 1);
  const bad: [string, Uint8Array][] = [
    ['This file is not a recorded Sleight match', Buffer.from('<script>alert(1)</script>')],
    ['This file is not a recorded Sleight match', altered(good, (one) => delete one.views[0].steps)],
    ['is damaged or incomplete', good.subarray(0, good.length / 2)],
    [
      'is damaged or incomplete',
      altered(good, (one) => (one.views[0].steps[1].beats[0].scene = { areas: 1 })),
    ],
    ['is too large', gzipSync(Buffer.alloc(60_000_000))],
    ['recorded by a newer Sleight', altered(good, (one) => (one.format = 2))],
  ];
  for (const [sentence, bytes] of bad) {
    await drop(page, 'bad.sleight', bytes);
    const dialog = page.getByRole('dialog', { name: 'Couldn’t open the file' });
    await dialog.getByText(sentence).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await at(page, 1);
    expect(await page.getByRole('link', { name: 'Save as a file' }).count()).toBe(1);
  }
  expect(complaints).toEqual([]);
  await page.goto('/fr/replay');
  await drop(page, 'bad.sleight', Buffer.from('x'));
  await page.getByText('Ce fichier n’est pas une partie enregistrée').waitFor();
  await close();
});

test('the contents of a file are shown as text and never run', async () => {
  const { page, complaints, close } = await visit({ viewport: PHONE, hasTouch: true });
  let isRun = false;
  await page.exposeFunction('stolen', () => {
    isRun = true;
  });
  await resigned(page, 'Territory');
  await page.getByRole('button', { name: 'More' }).click();
  const good = readFileSync(await savedFrom(page));
  const script = '<img src=x onerror="stolen()"><script>stolen()</script>';
  const hostile = altered(good, (one) => {
    for (const [i, player] of one.head.players.entries()) player.name = `${script}${i}`;
    one.head.gameName = { en: script, fr: script };
    for (const card of one.cards) {
      card.name = { en: script, fr: script };
      card.text = { en: script, fr: script };
    }
    for (const { steps } of one.views)
      for (const { beats } of steps) beats[0].log = [{ en: script, fr: script }];
  });
  await page.goto('/en/replay');
  await drop(page, 'hostile.sleight', hostile);
  await at(page, 0);
  await page.getByRole('button', { name: 'Forward' }).click();
  await at(page, 1);
  await page.getByText('<script>stolen()</script>').locator('visible=true').first().waitFor();
  expect(isRun).toBe(false);
  expect(complaints).toEqual([]);
  await picture(page, 'saved match phone');
  await close();
});

test('the file reader loads when a file is opened, and the page stays small', async () => {
  const { page, close } = await visit();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/en/replay');
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(MOST_SCRIPT);
  await drop(page, 'bad.sleight', Buffer.from('x'));
  await page.getByText('This file is not a recorded Sleight match').waitFor();
  expect(scripts.length).toBeGreaterThan(sizes.length);
  await close();
});

test('the history shows score and decks of each match, the user’s own first, and can be filtered', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'One Piece');
  await page.goto('/en/history');
  await page.getByText(/^Lost · Life \d – \d · /).waitFor();
  await page.getByText(/^\S.* vs\. \S/).waitFor();
  await page.getByText('1 match', { exact: true }).waitFor();
  const results = page.getByLabel('Result');
  expect(await results.locator('option').allInnerTexts()).toEqual(['Any', 'Lost']);
  expect(await page.getByLabel('Opponent').locator('option').allInnerTexts()).toEqual(['Any', 'Pip, easy']);
  expect(await violations(page)).toEqual([]);
  await page.goto('/en/history?game=mythos');
  await page.getByText('No matches fit these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.locator('[data-match]').waitFor();
  // The server filters, so that matches count that are not on the page yet.
  const isAsked = page.waitForRequest((one) => /\/api\/matches\?.*result=lost/.test(one.url()));
  await results.selectOption('Lost');
  await isAsked;
  expect(new URL(page.url()).search).toBe('?result=lost');
  await picture(page, 'history');
  await page.setViewportSize(PHONE);
  await picture(page, 'history phone');
  await page.goto('/fr/history');
  await page.getByText(/^Perdue · Vie \d – \d · /).waitFor();
  // The page that starts such matches lists the latest; other pages do not.
  await page.goto('/en/play/ai');
  const recent = page.getByRole('region', { name: 'Recent matches' });
  await recent.getByText(/^Lost · Life \d – \d · /).waitFor();
  await picture(page, 'recent matches');
  await page.goto('/en/play/hotseat');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await recent.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
