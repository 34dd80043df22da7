// A match saved as a file: from the replay page to the device and back, without the server.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(/\/replay\//);
  await at(page, 0);
}

/** Saves the match through these eyes; the file as it lies on the device. */
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

test('a match is saved, and watched again from its file by choosing it or dropping it', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'Territory');
  await page.keyboard.press('End');
  await page.getByText(/^Rounds: .+ 0, Easy 0$/).waitFor();
  const last = await lastStep(page);
  const whole = await savedFrom(page);
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  const mine = await savedFrom(page);

  // Opening it needs nothing from the server but the page.
  const other = await visit();
  const asked: string[] = [];
  other.page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/matches')) asked.push(request.url());
  });
  // Asked for this early, because the browser takes a moment before it hands its file dialogs over.
  const chooser = other.page.waitForEvent('filechooser');
  await other.page.goto('/en/replay');
  await other.page.getByRole('heading', { name: 'Watch a saved match' }).waitFor();
  await picture(other.page, 'saved match');
  await other.page.getByRole('button', { name: 'Open a file' }).focus();
  await other.page.keyboard.press('Enter');
  await (await chooser).setFiles(whole);
  await at(other.page, 0);
  expect(await lastStep(other.page)).toBe(last);
  expect(await other.page.getByLabel('Seen by').locator('option').count()).toBe(3);
  expect(await other.page.getByRole('link', { name: 'Save as a file' }).count()).toBe(0);
  await other.page.keyboard.press('End');
  await at(other.page, last);
  await picture(other.page, 'saved match opened');

  // A file of one seat holds that seat's eyes alone.
  await drop(other.page, 'mine.sleight', readFileSync(mine));
  await at(other.page, 0);
  expect(await other.page.getByLabel('Seen by').locator('option').count()).toBe(1);
  expect(asked.filter((url) => url.includes('/api/matches'))).toEqual([]);
  expect(asked).toEqual([]);

  // A match that is being watched gives way to the file that is dropped on it.
  await page.keyboard.press('Home');
  await drop(page, 'whole.sleight', readFileSync(whole));
  await page.getByRole('link', { name: 'Save as a file' }).waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
  ).toEqual([]);
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.close();
  await close();
});

test('a file that cannot be read says why, and the match stays where it is', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'Sleeved');
  const good = readFileSync(await savedFrom(page));
  await page.getByRole('button', { name: 'Forward' }).click();
  await at(page, 1);
  const bad: [string, Uint8Array][] = [
    ['This file is not a recorded match', Buffer.from('<script>alert(1)</script>')],
    ['This file is not a recorded match', altered(good, (one) => delete one.views[0].steps)],
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
    const dialog = page.getByRole('dialog', { name: 'The file was not opened' });
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

test('what a file says is shown as text and never run', async () => {
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
    for (const player of one.head.players) player.name = script;
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
  await page.getByText('<script>stolen()</script>').first().waitFor();
  expect(isRun).toBe(false);
  expect(complaints).toEqual([]);
  await picture(page, 'saved match phone');
  await close();
});

test('the reader of files is fetched when a file is opened, and the page stays small', async () => {
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
  await page.getByText('This file is not a recorded match').waitFor();
  expect(scripts.length).toBeGreaterThan(sizes.length);
  await close();
});

test('the history shows the score of each match, one’s own first', async () => {
  const { page, complaints, close } = await visit();
  await resigned(page, 'One Piece');
  await page.goto('/en/history');
  await page.getByText(/^Lost · Life \d – \d · /).waitFor();
  await picture(page, 'history');
  await page.setViewportSize(PHONE);
  await picture(page, 'history phone');
  await page.goto('/fr/history');
  await page.getByText(/^Perdue · Vie \d – \d · /).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
