import { dresses } from '@sleight/shelf/dresses';
import { expect, test } from 'vitest';
import { isWider, violations } from './axe';
import { DESKTOP, origin, PHONE, picture, visitors } from './browser';

const visit = visitors();

/** The pages of a single game are in every-game.test.ts. */
const paths = [
  '',
  '/play/ai',
  '/play/online',
  '/play/hotseat',
  '/learn',
  '/puzzles',
  '/history',
  '/room/ABCDEF',
  '/settings',
  '/sign-in',
  '/sign-up',
  '/welcome',
  '/legal',
  '/nothing-here',
];

const devices = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

// Axe is slow: it checks every page on both devices and in both languages, but not in every combination.
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

test.each(['en', 'fr'])('every page has its own title in %s', async (locale) => {
  const each = ['/collection', '/deck-builder', '/rules'].flatMap((path) =>
    dresses.map(({ id }) => `${path}/${id}`),
  );
  const all = [...paths, ...each, '/room/ABCDEG', '/game/none', '/replay/none'];
  const titles = await Promise.all(
    all.map(async (path) => {
      const html = await (await fetch(`${origin()}/${locale}${path}`)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(titles.filter((title) => !/Sleight/.test(title) || title === 'Sleight')).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('every page has its own nonce, and nothing else may run', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(`${origin()}/en`)).headers.get('content-security-policy') ?? ''),
  );
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}';/);
    expect(policy).not.toContain('unsafe');
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test('a malformed address shows the not-found page in its language', async () => {
  const { page, close } = await visit({ locale: 'fr-FR' });
  for (const path of ['/%E0', '/en/room/%25', '/en/game/%25', '/fr/nope/%25', '/fr/room/%E0']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    const said = path.startsWith('/en') ? 'Page not found' : 'Page introuvable';
    await page.getByRole('heading', { name: said }).waitFor();
  }
  await close();
});

test('a page preloads no picture that it does not show', async () => {
  const html = await (await fetch(`${origin()}/en/legal`)).text();
  expect(html).not.toMatch(/rel="preload"[^>]*back\.svg/);
});
