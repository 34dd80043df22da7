import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { storesOver } from '../database/stores';
import { databases } from '../testing/databases';
import { type OpenIdProvider, startOpenIdProvider } from '../testing/openid-provider';
import { deskOver, guestIn, type Jar, jar, PASSWORD, someEmail, testConfig } from '../testing/people';
import { matchOf } from '../testing/rows';
import type { AccountDesk } from './desk';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let provider: OpenIdProvider;
  let desk: AccountDesk;

  beforeAll(async () => {
    database = await fresh();
    provider = await startOpenIdProvider();
    const env = {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    };
    desk = await deskOver(database, testConfig(env));
  });
  afterAll(async () => {
    await provider.close();
    await database.close();
  });

  /** Goes to the provider and back like a browser; returns the final address. */
  async function throughGoogle(browser: Jar, comesBack: Jar = browser, firstTo?: string): Promise<string> {
    const { url, cookies } = await desk.google(browser.sender, '/decks', firstTo);
    browser.keep(cookies);
    const { headers } = await fetch(url, { redirect: 'manual' });
    const back = new Request(headers.get('location') ?? '', {
      headers: { cookie: comesBack.sender.cookie ?? '' },
    });
    const answer = await desk.callback(back);
    comesBack.keep(answer.headers.getSetCookie());
    return answer.headers.get('location') ?? '';
  }

  const newPerson = (name = 'Grace Hopper') => ({ sub: randomUUID(), email: someEmail(), name });

  test('a new user gets an account with the displayable part of their Google name', async () => {
    provider.person = newPerson('Grace <b>Hopper</b>');
    const browser = jar();
    expect(await throughGoogle(browser)).toBe('/decks');
    const identity = await desk.identify(browser.sender.cookie);
    expect(identity).toMatchObject({ name: 'Grace b Hopper b', isGuest: false, username: null });
    expect((await desk.account(browser.sender)).hasPassword).toBe(false);
  });

  test('a returning user is the same person', async () => {
    provider.person = newPerson();
    const [home, away] = [jar(), jar()];
    await throughGoogle(home);
    await throughGoogle(away);
    const [one, two] = [await desk.identify(home.sender.cookie), await desk.identify(away.sender.cookie)];
    expect(one?.user).toBe(two?.user);
    expect(one).not.toBeNull();
  });

  test('only new users, guests included, are sent to the page that asks for a username', async () => {
    for (const browser of [jar(), await guestIn(desk)]) {
      provider.person = newPerson();
      expect(await throughGoogle(browser, browser, '/welcome')).toBe('/welcome');
      expect(await throughGoogle(browser, browser, '/welcome')).toBe('/decks');
    }
  });

  test('a guest keeps decks and matches', async () => {
    provider.person = newPerson();
    const browser = await guestIn(desk);
    const guest = await desk.identify(browser.sender.cookie);
    const match = matchOf(guest?.user ?? '');
    await storesOver(database).matches.create(match);
    await throughGoogle(browser);
    const account = await desk.identify(browser.sender.cookie);
    expect(account?.isGuest).toBe(false);
    const found = await storesOver(database).matches.ofUser(account?.user ?? '', null, 10);
    expect(found.map(({ row }) => row.id)).toEqual([match.id]);
  });

  test('Google sign-in does not take over an existing email account', async () => {
    const email = someEmail();
    await desk.signUp(jar().sender, { email, password: PASSWORD });
    provider.person = { ...newPerson(), email };
    const browser = jar();
    expect(await throughGoogle(browser)).toContain('error=account_not_linked');
    expect(await desk.identify(browser.sender.cookie)).toBeNull();
  });

  test('the callback works only in the browser that started the sign-in', async () => {
    provider.person = newPerson();
    const [mine, theirs] = [jar(), jar()];
    expect(await throughGoogle(mine, theirs)).toContain('error=');
    expect(await desk.identify(theirs.sender.cookie)).toBeNull();
  });
});
