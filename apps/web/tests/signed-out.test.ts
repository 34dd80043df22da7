// A session that ended on another device: the page says so, even after a reload, and the user does not become a guest
// without asking. And a double click on a form counts as one click.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, picture, visitors } from './browser';
import { inAHurry, sitDown } from './playing';

const visit = visitors();
const PASSWORD = 'correct horse';
const someEmail = (): string => `${crypto.randomUUID()}@example.org`;

const isGuest = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(async () => (await (await fetch('/api/me')).json()).me?.isGuest);

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
}

/** Ends all other sessions of an account. */
async function endOthers(page: Page, email: string): Promise<void> {
  await page.goto('/en');
  await page.evaluate(
    async ([name, password]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      await fetch('/api/account/sign-in', { ...post, body: JSON.stringify({ name, password }) });
      const { sessions } = await (await fetch('/api/account')).json();
      for (const { id, isThis } of sessions)
        if (!isThis) await fetch(`/api/account/sessions/${id}`, { method: 'DELETE' });
    },
    [email, PASSWORD],
  );
}

test('a page reloaded after its session ended elsewhere says so, and becomes a guest only on request', async () => {
  const [home, away] = [await visit(), await visit()];
  const { page } = home;
  const email = someEmail();
  await page.goto('/en/sign-up');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Create' }).dblclick();
  await page.waitForURL('**/en');
  expect(await isGuest(page)).toBe(false);
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await endOthers(away.page, email);

  await page.reload();
  await page.getByText('Your session has ended, here or on another device.').waitFor();
  await page.getByText('You’re signed out.').waitFor();
  expect(await page.getByText('You aren’t playing in this match').count()).toBe(0);
  expect(await isGuest(page)).toBeUndefined();
  await picture(page, 'session ended');
  await page.setViewportSize(PHONE);
  await picture(page, 'session ended, phone');

  // Reloading again changes nothing; the guest button does.
  await page.reload();
  await page.getByRole('button', { name: 'play as a guest' }).click();
  await page.getByText('You aren’t playing in this match').waitFor();
  expect(await isGuest(page)).toBe(true);
  await home.close();
  await away.close();
});

test('a double click on "sign in" signs a guest in', async () => {
  const { page, close } = await visit();
  const email = someEmail();
  await page.goto('/en');
  await page.evaluate(
    async ([address, password]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      await fetch('/api/account/sign-up', { ...post, body: JSON.stringify({ email: address, password }) });
      await fetch('/api/account/sign-out', { ...post, body: '{}' });
      await fetch('/api/account/guest', { ...post, body: '{}' });
    },
    [email, PASSWORD],
  );
  expect(await isGuest(page)).toBe(true);
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/sign-in')) entries.push(request.url());
  });
  await page.goto('/en/sign-in');
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await page.waitForURL('**/en');
  expect(entries).toHaveLength(1);
  expect(await isGuest(page)).toBe(false);
  await close();
});
