import { describe, expect, test } from 'vitest';
import { isWider, violations } from './axe';
import { DESKTOP, origin, PHONE, picture, visitors } from './browser';
import { atRest, nextAsk, sitDown } from './playing';

const visit = visitors();

const paths = [
  '',
  '/play/ai',
  '/play/online',
  '/play/hotseat',
  '/collection/sleeved',
  '/deck-builder/sleeved',
  '/learn',
  '/puzzles',
  '/rules/mythos',
  '/rules/sleeved',
  '/history',
  '/room/ABCDEF',
  '/settings',
  '/sign-in',
  '/sign-up',
  '/legal',
  '/nothing-here',
];

const devices = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

// Axe is slow: it sees every page on both devices and in both languages, but not in every combination.
test.each([
  ['en', 'desktop'],
  ['fr', 'phone'],
])('no page in %s is too wide, and axe finds nothing on a %s', async (locale, checked) => {
  const { page, close } = await visit();
  for (const path of paths) {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/${locale}${path}`);
    await page.waitForLoadState('networkidle');
    expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, locale]);
    for (const [device, viewport] of devices) {
      await page.setViewportSize(viewport);
      if (device === checked) expect([path, await violations(page)]).toEqual([path, []]);
      expect([path, device, await isWider(page)]).toEqual([path, device, false]);
      await picture(page, `${device} ${locale}${path.replaceAll('/', ' ')}`);
    }
  }
  await close();
});

describe.each(devices)('on a %s', (device, viewport) => {
  // The most cards there are on a page.
  test.each(['/collection/mythos', '/deck-builder/mythos'])('axe finds nothing on %s', async (path) => {
    const { page, close } = await visit({ viewport });
    await page.goto(`/fr${path}`);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
    await picture(page, `${device} fr${path.replaceAll('/', ' ')}`);
    await close();
  });

  test.each(['Mythos', 'Territory', 'Sleeved', 'One Piece'])(
    'axe finds nothing in a match of %s',
    async (game) => {
      const { page, close } = await visit({ viewport });
      await sitDown(page, game);
      await atRest(page);
      expect(await violations(page)).toEqual([]);
      await picture(page, `${device} match ${game}`);
      await close();
    },
  );
});

test.each(['en', 'fr'])('every page has a title of its own in %s', async (locale) => {
  const worlds = ['mythos', 'territory', 'sleeved', 'onepiece'];
  const each = ['/collection', '/deck-builder', '/rules'].flatMap((path) =>
    worlds.map((world) => `${path}/${world}`),
  );
  const once = paths.filter((path) => !/collection|deck-builder|rules/.test(path));
  const all = [...once, ...each, '/room/ABCDEG', '/game/none', '/replay/none'];
  const titles = await Promise.all(
    all.map(async (path) => {
      const html = await (await fetch(`${origin()}/${locale}${path}`)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(titles.filter((title) => !/Sleight/.test(title) || title === 'Sleight')).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('every page has a nonce of its own, and nothing else may run', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(`${origin()}/en`)).headers.get('content-security-policy') ?? ''),
  );
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}';/);
    expect(policy).not.toContain('unsafe');
  }
  expect(policies[0]).not.toBe(policies[1]);
});

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

  test('is switched in the middle of a match, which goes on', async () => {
    const { page, close } = await visit();
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
    await sitDown(page, 'Territory');
    const match = page.url().split('/').at(-1);
    await page.goto('/en/sign-up');
    // Whoever chooses no username is told that they keep the name they have.
    const hint = page.getByText(/Without one you stay \S+ \S+;/);
    await hint.waitFor();
    const me = await page.getByRole('banner').locator('a[href$="/sign-in"]').innerText();
    expect(await hint.innerText()).toContain(me);
    await page.getByLabel('Email').fill(`${match}@example.org`);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('link', { name: /^Continue/ }).click();
    await page.locator('[data-version]').waitFor();
    expect(page.url().split('/').at(-1)).toBe(match);
    // A username can be chosen later.
    await page.goto('/en/settings');
    const username = page.getByLabel('Username');
    await username.fill('no');
    await page.getByRole('button', { name: 'Choose the username' }).click();
    await page.getByText('A username has 3 to 12 letters or digits.').waitFor();
    const chosen = `Late${Date.now() % 1e8}`;
    await username.fill(chosen);
    await page.getByRole('button', { name: 'Choose the username' }).click();
    await page.getByText(`Your username to sign in is ${chosen}.`).waitFor();
    await username.waitFor({ state: 'detached' });
    await close();
  });

  test('whoever signs up under a username is called that, until they change their name', async () => {
    const { page, close } = await visit();
    await sitDown(page, 'Territory');
    const username = `Ada${Date.now() % 1e8}`;
    await page.goto('/en/sign-up');
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('banner').getByRole('link', { name: username }).click();
    await page.getByText(`Signed in as ${username}.`).waitFor();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('<b>');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByText('A name has 1 to 40 letters').waitFor();
    await name.fill('Ada L.');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByText('You are called Ada L. now.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ada L.' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('an account is signed out elsewhere, and its password changed', async () => {
    const [home, away] = [await visit(), await visit()];
    const username = `Key${Date.now() % 1e8}`;
    await home.page.goto('/en/sign-up');
    await home.page.getByLabel('Email').fill(`${username}@example.org`);
    await home.page.getByLabel('Username').fill(username);
    await home.page.getByLabel('Password').fill('correct horse');
    await home.page.getByRole('button', { name: 'Create the account' }).click();
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
    const end = home.page.getByRole('button', { name: /^Sign out there: Chrome, / });
    await end.focus();
    await home.page.keyboard.press('Enter');
    await home.page.getByText(/^Signed out: Chrome, /).waitFor();
    await end.waitFor({ state: 'detached' });
    const focused = home.page.locator(':focus');
    await expect.poll(() => focused.innerText()).toBe('Where you are signed in');
    // There, nobody silently becomes a guest.
    await away.page.getByRole('status').getByText('You are signed out.').waitFor();
    expect(await away.page.title()).not.toContain('Your move');
    await away.page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
    await away.page.getByLabel('Username or email').waitFor();
    expect(guests).toEqual([]);

    await home.page.getByLabel('Current password').fill('wrong horse');
    await home.page.getByLabel('New password').fill('another horse');
    await home.page.getByRole('button', { name: 'Change the password' }).click();
    await home.page.getByText('This is not your current password.').waitFor();
    await home.page.getByLabel('Current password').fill('correct horse');
    await home.page.getByRole('button', { name: 'Change the password' }).click();
    await home.page.getByText('The password is changed.').waitFor();
    expect(await violations(home.page)).toEqual([]);
    await signIn('correct horse');
    await away.page.getByText('do not belong together').waitFor();
    await signIn('another horse');
    await isIn().waitFor();
    await away.page.goto(match);
    await nextAsk(away.page);
    await Promise.all([home.close(), away.close()]);
  });

  test('a wrong password is refused in words', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/fr/sign-in');
    await page.getByLabel('Nom d’utilisateur ou courriel').fill('nobody');
    await page.getByLabel('Mot de passe').fill('not the one');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Ce nom et ce mot de passe ne vont pas ensemble.').waitFor();
    await close();
  });

  test('whoever comes back from Google without an account reads why, in their language', async () => {
    const { page, close } = await visit({ locale: 'fr-FR' });
    await page.goto('/sign-in?error=google-away');
    await page.getByText('Google ne répond pas pour le moment').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/en/sign-in?error=google-email-taken');
    await page.getByText('sign in with its password').waitFor();
    await page.goto('/en/sign-in?error=%3Cb%3E');
    await page.getByLabel('Password').waitFor();
    expect(await page.getByRole('main').getByRole('alert').textContent()).toBe('');
    await close();
  });

  test('a match that is not there says so', async () => {
    const { page, close } = await visit();
    await page.goto('/en/game/nothing');
    await page.getByText('There is no such match.').waitFor();
    await close();
  });
});

test('an address that cannot be read is the page about what is not there, in its language', async () => {
  const { page, close } = await visit({ locale: 'fr-FR' });
  for (const path of ['/%E0', '/en/room/%25', '/en/game/%25', '/fr/nope/%25', '/fr/room/%E0']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    const said = path.startsWith('/en') ? 'There is nothing here' : 'Il n’y a rien ici';
    await page.getByRole('heading', { name: said }).waitFor();
  }
  await close();
});

test('a page fetches no picture ahead that it does not show', async () => {
  const html = await (await fetch(`${origin()}/en/legal`)).text();
  expect(html).not.toMatch(/rel="preload"[^>]*back\.svg/);
});
