// Languages, accounts and sessions, as visitors use them.
import { describe, expect, test } from 'vitest';
import { violations } from './axe';
import { picture, visitors } from './browser';
import { inAHurry, nextAsk, sitDown } from './playing';

const visit = visitors();

describe('language', () => {
  test('comes from the browser', async () => {
    const { page, close } = await visit({ locale: 'fr-CA' });
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/fr');
    await page
      .getByRole('button', { name: /^Jouer/ })
      .first()
      .waitFor();
    await close();
  });

  test('is switched on any page and stays switched', async () => {
    const { page, close } = await visit();
    await page.goto('/en/settings');
    await page.getByRole('link', { name: 'FR' }).first().click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/fr');
    await close();
  });

  test('is switched in the middle of a match, which continues', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Territory');
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'FR' }).click();
    await page.getByRole('list', { name: 'Journal' }).waitFor();
    await page.locator('[data-version]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await close();
  });
});

describe('people', () => {
  test('a guest becomes an account and keeps the match', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Territory');
    const match = page.url().split('/').at(-1);
    await page.goto('/en/sign-up');
    // Without a username the form says that the current name is kept.
    const hint = page.getByText(/Leave it empty to stay \S+ \S+;/);
    await hint.waitFor();
    const me = await page.getByRole('banner').locator('a[href$="/sign-in"]').innerText();
    expect(await hint.innerText()).toContain(me);
    await page.getByLabel('Email').fill(`${match}@example.org`);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('navigation', { name: 'Open matches' }).waitFor();
    await picture(page, 'home with an open match');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await page.locator('[data-version]').waitFor();
    expect(page.url().split('/').at(-1)).toBe(match);
    // A username can be chosen later.
    await page.goto('/en/settings');
    const username = page.getByLabel('Username');
    await username.fill('no');
    await page.getByRole('button', { name: 'Set username' }).click();
    await page.getByText('A username must have 3 to 12 letters or digits.').waitFor();
    const chosen = `Late${Date.now() % 1e8}`;
    await username.fill(chosen);
    await page.getByRole('button', { name: 'Set username' }).click();
    await page.getByText(`You sign in with the username ${chosen}.`).waitFor();
    await username.waitFor({ state: 'detached' });
    await close();
  });

  test('the username is the display name until it is changed', async () => {
    const { page, close } = await visit();
    await inAHurry(page);
    await sitDown(page, 'Territory');
    const username = `Ada${Date.now() % 1e8}`;
    await page.goto('/en/sign-up');
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('banner').getByRole('link', { name: username }).click();
    await page.getByText(`Signed in as ${username}.`).waitFor();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('<b>');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByText('A name must have 1 to 40 letters').waitFor();
    await name.fill('Ada L.');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByText('Your new name: Ada L.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ada L.' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('an account is signed out elsewhere, and its password changed', async () => {
    const [home, away] = [await visit(), await visit()];
    const username = `Key${Date.now() % 1e8}`;
    await home.page.goto('/en/sign-up');
    await home.page.getByLabel('Email').fill(`${username}@example.org`);
    await home.page.getByLabel('Password').fill('correct horse');
    await home.page.getByRole('button', { name: 'Create account' }).click();
    await home.page.waitForURL('**/en');
    // As after the first sign-in with Google, which gives no username.
    await home.page.goto('/en/welcome');
    await home.page.getByLabel('Username').fill('a b');
    await home.page.getByLabel('Display name').fill(username);
    await home.page.getByRole('button', { name: 'Save' }).click();
    await home.page.getByText('A username must have 3 to 12 letters or digits.').waitFor();
    await picture(home.page, 'welcome');
    await home.page.getByLabel('Username').fill(username);
    await home.page.getByRole('button', { name: 'Save' }).click();
    await home.page.getByRole('banner').getByRole('link', { name: username }).waitFor();
    const signIn = async (password: string) => {
      await away.page.goto('/en/sign-in');
      await away.page.getByLabel('Username or email').fill(username);
      await away.page.getByLabel('Password').fill(password);
      await away.page.getByRole('button', { name: 'Sign in' }).click();
    };
    const isIn = () => away.page.getByRole('banner').getByRole('link', { name: username });
    await signIn('correct horse');
    await isIn().waitFor();
    await away.page.getByRole('button', { name: 'Play now: Territory' }).click();
    await nextAsk(away.page);
    const match = away.page.url();
    const guests: string[] = [];
    away.page.on('request', (request) => {
      if (request.url().endsWith('/account/guest')) guests.push(request.url());
    });

    await home.page.goto('/en/settings');
    await home.page.getByText('This device').waitFor();
    const end = home.page.getByRole('button', { name: /^End session: Chrome, / });
    await end.focus();
    await home.page.keyboard.press('Enter');
    await home.page.getByText(/^Signed out: Chrome, /).waitFor();
    await end.waitFor({ state: 'detached' });
    const focused = home.page.locator(':focus');
    await expect.poll(() => focused.innerText()).toBe('Where you’re signed in');
    // There, no one silently becomes a guest.
    await away.page.getByRole('status').getByText('You’re signed out.').waitFor();
    expect(await away.page.title()).not.toContain('Your move');
    await away.page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
    await away.page.getByLabel('Username or email').waitFor();
    expect(guests).toEqual([]);

    await home.page.getByLabel('Current password').fill('wrong horse');
    await home.page.getByLabel('New password').fill('another horse');
    await home.page.getByRole('button', { name: 'Change password' }).click();
    await home.page.getByText('That isn’t your current password.').waitFor();
    await home.page.getByLabel('Current password').fill('correct horse');
    await home.page.getByRole('button', { name: 'Change password' }).click();
    await home.page.getByText('Password changed.').waitFor();
    expect(await violations(home.page)).toEqual([]);
    await signIn('correct horse');
    await away.page.getByText('Wrong username or password.').waitFor();
    await signIn('another horse');
    await isIn().waitFor();
    await away.page.goto(match);
    await nextAsk(away.page);
    await Promise.all([home.close(), away.close()]);
  });

  test('a wrong password is refused with a sentence', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/fr/sign-in');
    await page.getByLabel('Nom d’utilisateur ou e-mail').fill('nobody');
    await page.getByLabel('Mot de passe').fill('not the one');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Nom d’utilisateur ou mot de passe incorrect.').waitFor();
    await close();
  });

  test('a failed Google sign-in explains the reason, in the page’s language', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/sign-in?error=google-away');
    await page.getByText('Google ne répond pas pour le moment').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/en/sign-in?error=google-email-taken');
    await page.getByText('Sign in with its password').waitFor();
    await page.goto('/en/sign-in?error=%3Cb%3E');
    await page.getByLabel('Password').waitFor();
    expect(await page.getByRole('main').getByRole('alert').textContent()).toBe('');
    await close();
  });

  test('an unknown match is reported', async () => {
    const { page, close } = await visit();
    await page.goto('/en/game/nothing');
    await page.getByText('Match not found.').waitFor();
    await close();
  });
});
